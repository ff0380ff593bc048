import { useEffect, useRef, type ReactNode } from 'react'
import { styled } from 'styled-components'

interface FocusedAlertProps {
  /** The alert takes the focus whenever this changes. */
  cause: object
  children: ReactNode
}

/** An alert that takes the focus, such as the reason why a record was not saved. */
export function FocusedAlert({ cause, children }: FocusedAlertProps) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => root.current?.focus(), [cause])
  return (
    <Root ref={root} role="alert" tabIndex={-1}>
      {children}
    </Root>
  )
}

const Root = styled.div`
  margin-block-end: ${({ theme }) => theme.space.lg};
`
