import { useId, type ReactNode } from 'react'
import { styled, ThemeProvider, type DefaultTheme } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'
import { Container } from '@tekskills/shared/ui/Container/Container'
import { Heading } from '@tekskills/shared/ui/Heading/Heading'
import { Band } from '@tekskills/shared/ui/Section/Section'
import { Eyebrow, Text } from '@tekskills/shared/ui/Text/Text'
import { CardArt } from './PageArt'

interface NightSectionProps {
  id?: string
  eyebrow?: string
  heading: string
  lead?: string
  /** Seed of the drawing beside the heading. */
  seed: string
  /** On laptops, the body is beside the heading instead of below it. */
  beside?: boolean
  children: ReactNode
}

/** A full-width section on the darkest background, with the drawing of its page. */
export function NightSection({ id, eyebrow, heading, lead, seed, beside = false, children }: NightSectionProps) {
  const headingId = useId()
  return (
    <Band id={id} $tone="inverse" aria-labelledby={headingId}>
      <ThemeProvider theme={atNight}>
        <Container>
          <Areas $beside={beside}>
            <TextColumn>
              {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
              <Heading level={2} id={headingId}>
                {heading}
              </Heading>
              {lead && (
                <Text $size="lead" $tone="muted">
                  {lead}
                </Text>
              )}
            </TextColumn>
            <Art data-print="hide">
              <CardArt seed={seed} inverse />
            </Art>
            <div>{children}</div>
          </Areas>
        </Container>
      </ThemeProvider>
    </Band>
  )
}

/** The colors of a theme on its darkest background, so that every component stays readable. */
const atNight = (theme: DefaultTheme | undefined): DefaultTheme => {
  if (!theme) throw new Error('NightSection needs a theme.')
  const { surfaceInverse, textInverse, textInverseMuted, accentInverse, borderInverse } = theme.color
  return {
    ...theme,
    color: {
      ...theme.color,
      surface: surfaceInverse,
      text: textInverse,
      textMuted: textInverseMuted,
      accent: accentInverse,
      border: borderInverse,
    },
  }
}

const Areas = styled.div<{ $beside: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.xl};

  ${media.laptop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: ${({ theme }) => `${theme.space.xxl} ${theme.space.xxxl}`};
    align-items: ${({ $beside }) => ($beside ? 'start' : 'center')};
    grid-template-rows: ${({ $beside }) => ($beside ? 'auto 1fr' : 'none')};

    & > :last-child {
      grid-area: ${({ $beside }) => ($beside ? '1 / 2 / span 2' : '2 / 1 / auto / span 2')};
    }
  }
`

const TextColumn = styled.header`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.md};
`

const Art = styled.div`
  aspect-ratio: 12 / 5;
`
