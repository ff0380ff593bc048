import { useId } from 'react'
import { Check } from 'lucide-react'
import { styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'
import { ButtonLink } from '@tekskills/shared/ui/Button/ButtonLink'
import { Container } from '@tekskills/shared/ui/Container/Container'
import { Column, Columns } from '@tekskills/shared/ui/Grid/Grid'
import { Heading } from '@tekskills/shared/ui/Heading/Heading'
import { Band } from '@tekskills/shared/ui/Section/Section'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { fusionBenefits, fusionTeam } from '../../content/landing/fusion-team'
import { contactPath } from '../../paths'
import { contactUs } from '../../content/contact-labels'
import { MicrosoftPartnerLogo } from '../../kit/pictures/MicrosoftPartnerLogo'

/** The benefits of a fusion team, with a 'Contact Us' link (MS-13). */
export function FusionTeam() {
  const headingId = useId()
  return (
    <Band $tone="muted" aria-labelledby={headingId}>
      <Container>
        <Columns $gap="xxl">
          <Column $span={5}>
            <Stack $gap="lg" $align="start">
              <Heading level={2} id={headingId}>
                {fusionTeam.title}
              </Heading>
              <Text $tone="muted">{fusionTeam.description}</Text>
              <ButtonLink to={contactPath} variant="secondary">
                {contactUs}
              </ButtonLink>
              <MicrosoftPartnerLogo />
            </Stack>
          </Column>
          <Column $span={7}>
            <Benefits>
              {fusionBenefits.map(({ title, description }) => (
                <Benefit key={title}>
                  <Check aria-hidden="true" strokeWidth={1.75} />
                  <div>
                    <Heading level={3} size="h5">
                      {title}
                    </Heading>
                    <Text $size="small" $tone="muted">
                      {description}
                    </Text>
                  </div>
                </Benefit>
              ))}
            </Benefits>
          </Column>
        </Columns>
      </Container>
    </Band>
  )
}

const Benefits = styled.ul`
  display: grid;
  column-gap: ${({ theme }) => theme.space.xl};

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`

const Benefit = styled.li`
  display: flex;
  gap: ${({ theme }) => theme.space.sm};
  padding-block: ${({ theme }) => theme.space.lg};
  border-top: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};

  svg {
    flex: none;
    width: ${({ theme }) => theme.icon.md};
    height: ${({ theme }) => theme.icon.md};
    color: ${({ theme }) => theme.color.accent};
  }

  div {
    display: grid;
    align-content: start;
    gap: ${({ theme }) => theme.space.xxs};
  }
`
