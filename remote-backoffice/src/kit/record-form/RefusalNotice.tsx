import { useEffect, useRef, type ReactNode } from 'react'
import { styled } from 'styled-components'

interface RefusalNoticeProps {
  /** Another refusal takes the focus again. */
  refusal: object
  children: ReactNode
}

/** Why a record was not saved, brought into view; the text stays in the form. */
export function RefusalNotice({ refusal, children }: RefusalNoticeProps) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => root.current?.focus(), [refusal])
  return (
    <Root ref={root} role="alert" tabIndex={-1}>
      {children}
    </Root>
  )
}

const Root = styled.div`
  margin-block-end: ${({ theme }) => theme.space.lg};
`
