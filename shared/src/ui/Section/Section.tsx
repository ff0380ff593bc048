import { useId, type ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { Container } from '../Container/Container'
import { Heading } from '../Heading/Heading'
import { Eyebrow, Text } from '../Text/Text'

type SectionTone = 'plain' | 'muted' | 'inverse' | 'wash'

export interface SectionProps {
  /** Heading and accessible name of the section, as an h2. */
  heading: string
  eyebrow?: string
  intro?: ReactNode
  /** Shown at the end of the heading's line, e.g. a link to all items. */
  action?: ReactNode
  tone?: SectionTone
  id?: string
  children?: ReactNode
}

/** A full-width section of the page, with its heading in the page column. */
export function Section({ heading, eyebrow, intro, action, tone = 'plain', id, children }: SectionProps) {
  const headingId = useId()
  return (
    <Band id={id} aria-labelledby={headingId} $tone={tone}>
      <Container>
        <Head>
          <TextColumn>
            {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
            <Heading level={2} id={headingId}>
              {heading}
            </Heading>
            {intro && <Intro $size="lead">{intro}</Intro>}
          </TextColumn>
          {action}
        </Head>
        {children}
      </Container>
    </Band>
  )
}

const Intro = styled(Text)`
  max-inline-size: ${({ theme }) => theme.layout.reading};
  color: ${({ theme }) => theme.color.textMuted};
`

const tones = {
  plain: css`
    background: ${({ theme }) => theme.color.surface};
  `,
  muted: css`
    background: ${({ theme }) => theme.color.surfaceMuted};
  `,
  wash: css`
    background: ${({ theme }) => theme.gradient.wash};
  `,
  inverse: css`
    background: ${({ theme }) => theme.color.surfaceInverse};
    color: ${({ theme }) => theme.color.textInverse};

    ${Eyebrow} {
      color: ${({ theme }) => theme.color.accentInverse};
    }
    ${Intro} {
      color: ${({ theme }) => theme.color.textInverseMuted};
    }
  `,
}

/** The bare section, for sections with a custom header. */
export const Band = styled.section<{ $tone?: SectionTone }>`
  padding-block: ${({ theme }) => theme.space.section};
  ${({ $tone = 'plain' }) => tones[$tone]}
`

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.lg};

  &:not(:last-child) {
    margin-block-end: clamp(${({ theme }) => theme.space.xl}, 4vw, ${({ theme }) => theme.space.xxxl});
  }
`

const TextColumn = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.md};
  max-inline-size: ${({ theme }) => theme.layout.narrow};
`
