import { useId, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'
import { Card } from '@tekskills/shared/ui/Card/Card'
import { Heading } from '@tekskills/shared/ui/Heading/Heading'
import { Cluster } from '@tekskills/shared/ui/Stack/Cluster'

interface PanelProps {
  heading: string
  /** At the end of the heading's line. */
  action?: ReactNode
  children: ReactNode
}

/** A section of a staff screen with a heading. */
export function Panel({ heading, action, children }: PanelProps) {
  const headingId = useId()
  return (
    <Root as="section" aria-labelledby={headingId}>
      <Cluster $justify="space-between">
        <Heading level={2} size="h4" id={headingId}>
          {heading}
        </Heading>
        {action}
      </Cluster>
      {children}
    </Root>
  )
}

const Root = styled(Card)`
  gap: ${({ theme }) => theme.space.md};

  ${media.phone} {
    padding: ${({ theme }) => theme.space.md};
  }
`
