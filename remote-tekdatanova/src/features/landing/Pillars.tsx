import { styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'
import { Heading } from '@tekskills/shared/ui/Heading/Heading'
import { Section } from '@tekskills/shared/ui/Section/Section'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { pillars, pillarsIntro } from '../../content/landing/pillars'
import { PillarPicture } from './PillarPicture'

/** The three pillars (MS-13). */
export function Pillars() {
  return (
    <Section heading={pillarsIntro.title} intro={pillarsIntro.description}>
      <Row>
        {pillars.map(({ id, title, claim, description }) => (
          <Pillar key={id}>
            <PillarPicture id={id} />
            <Heading level={3}>{title}</Heading>
            <Text $weight="medium" $tone="accent">
              {claim}
            </Text>
            <Text $tone="muted">{description}</Text>
          </Pillar>
        ))}
      </Row>
    </Section>
  )
}

const Row = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space.xxl};

  ${media.laptop} {
    grid-template-columns: repeat(3, 1fr);
    gap: 0;
  }
`

const Pillar = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.sm};

  ${media.tablet} {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    column-gap: ${({ theme }) => theme.space.xl};

    & > svg {
      grid-row: 1 / span 3;
    }
  }

  ${media.laptop} {
    display: flex;
    padding-inline: ${({ theme }) => theme.space.xl};
    border-inline-start: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};

    &:first-child {
      padding-inline-start: 0;
      border-inline-start: 0;
    }

    &:last-child {
      padding-inline-end: 0;
    }
  }
`
