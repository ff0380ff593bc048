import { useEffect, useRef, type ReactNode } from 'react'
import { styled } from 'styled-components'

interface FocusedAlertProps {
  /** Another refusal takes the focus again. */
  cause: object
  children: ReactNode
}

/** Why a record was not saved, brought into view; the text stays in the form. */
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
