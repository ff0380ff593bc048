import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Heading } from '../Heading/Heading'
import { SignalArt } from '@tekskills/shared/ui/SignalArt/SignalArt'
import { Text } from '../Text/Text'

export interface EmptyStateProps {
  heading: string
  /** Level of the heading in the outline of the page. */
  level?: 2 | 3
  children?: ReactNode
  /** The one thing to do next. */
  action?: ReactNode
}

/** Replaces an empty list: says why it is empty, and what to do next. */
export function EmptyState({ heading, level = 2, children, action }: EmptyStateProps) {
  return (
    <Root>
      <Art seed={heading} width={320} height={140} density={0.6} />
      <Heading level={level} size="h4">
        {heading}
      </Heading>
      {children && <Text $tone="muted">{children}</Text>}
      {action}
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.sm};
  align-items: center;
  padding: ${({ theme }) => theme.space.xl} ${({ theme }) => theme.space.lg};
  border: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.md};
  text-align: center;
`

const Art = styled(SignalArt)`
  max-inline-size: ${({ theme }) => theme.layout.columnMedium};
  block-size: auto;
  opacity: 0.7;
`
