import { useId, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { ButtonLink } from '@tekskills/shared/ui/Button/ButtonLink'
import { Container } from '@tekskills/shared/ui/Container/Container'
import { Column, Columns } from '@tekskills/shared/ui/Grid/Grid'
import { Heading } from '@tekskills/shared/ui/Heading/Heading'
import { Band } from '@tekskills/shared/ui/Section/Section'
import { Cluster } from '@tekskills/shared/ui/Stack/Cluster'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { TextLink } from '@tekskills/shared/ui/TextLink/TextLink'
import type { NextStep } from '../../content/page-content'

interface NextStepBandProps {
  next: NextStep
  /** Shown above the call to action, e.g. the person to talk to. */
  children?: ReactNode
}

/** The closing section of a page with its call to action. */
export const NextStepBand = ({ next: { heading, text, action, secondaryAction }, children }: NextStepBandProps) => (
  <ClosingBand heading={heading} text={text}>
    {children}
    <Cluster $gap="lg">
      <ButtonLink to={action.to}>{action.label}</ButtonLink>
      {secondaryAction && <InverseLink to={secondaryAction.to}>{secondaryAction.label}</InverseLink>}
    </Cluster>
  </ClosingBand>
)

/** The frame of a closing section: the heading on its left, and the next step on its right. */
export function ClosingBand({ heading, text, children }: { heading: string; text: string; children: ReactNode }) {
  const headingId = useId()
  return (
    <Ground $tone="inverse" aria-labelledby={headingId}>
      <Container>
        <Columns $align="start">
          <Column $span={7}>
            <Heading level={2} size="h1" id={headingId}>
              {heading}
            </Heading>
          </Column>
          <Column $span={5}>
            <Stack $gap="lg">
              <Quiet>{text}</Quiet>
              {children}
            </Stack>
          </Column>
        </Columns>
      </Container>
    </Ground>
  )
}

/** A line separates it from the footer, which has the same background. */
const Ground = styled(Band)`
  border-block-end: ${({ theme }) => `${theme.line.thin} solid ${theme.color.borderInverse}`};
`

const Quiet = styled(Text)`
  color: ${({ theme }) => theme.color.textInverseMuted};
`

const InverseLink = styled(TextLink)`
  &,
  &:hover {
    color: ${({ theme }) => theme.color.accentInverse};
  }
`
