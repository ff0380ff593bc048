import { useId } from 'react'
import { styled } from 'styled-components'
import { ButtonLink } from '@tekskills/shared/ui/Button/ButtonLink'
import { Container } from '@tekskills/shared/ui/Container/Container'
import { Column, Columns } from '@tekskills/shared/ui/Grid/Grid'
import { Heading } from '@tekskills/shared/ui/Heading/Heading'
import { Band } from '@tekskills/shared/ui/Section/Section'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { careers } from '../../content/careers/careers'
import { TALENT_POOL_PATH } from '../../features/opportunities/job-query'

const { heading, text, call } = careers.closing

/** The last word of the page: the talent pool. */
export function ClosingPoolCall() {
  const headingId = useId()
  return (
    <Band $tone="inverse" aria-labelledby={headingId}>
      <Container>
        <Columns $align="end" $gap="xl">
          <Column $span={7}>
            <Heading level={2} size="h1" id={headingId}>
              {heading}
            </Heading>
          </Column>
          <Column $span={5}>
            <Stack $gap="lg" $align="start">
              <Quiet>{text}</Quiet>
              <ButtonLink to={TALENT_POOL_PATH}>{call}</ButtonLink>
            </Stack>
          </Column>
        </Columns>
      </Container>
    </Band>
  )
}

const Quiet = styled(Text)`
  color: ${({ theme }) => theme.color.textInverseMuted};
`
