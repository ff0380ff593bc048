import { styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'
import { cardLinkTarget } from '@tekskills/shared/ui/Card/Card'
import { ButtonLink } from '@tekskills/shared/ui/Button/ButtonLink'
import { Heading } from '@tekskills/shared/ui/Heading/Heading'
import { Section } from '@tekskills/shared/ui/Section/Section'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { home } from '../../content/home'
import { FigureColumns } from '../../kit/engagement/FigureColumns'
import { CardTitle } from '../../kit/insights/CardTitle'
import { FactLine } from '../../kit/insights/FactLine'
import type { InsightCard } from '../../kit/insights/insight-card'
import { insightTypes } from '../../kit/insights/insight-type'
import { BeforeAfter } from '../../kit/results/BeforeAfter'
import { Figure } from '../../kit/results/Figure'

const { eyebrow, heading, all } = home.results

/** Three case studies, each with its first result. */
export function Results({ caseStudies }: { caseStudies: readonly InsightCard[] }) {
  const action = (
    <ButtonLink to={insightTypes.caseStudies.path} variant="secondary">
      {all}
    </ButtonLink>
  )
  return (
    <Section eyebrow={eyebrow} heading={heading} action={action}>
      <FigureColumns>
        {caseStudies.map((card) => (
          <Result key={card.id} card={card} />
        ))}
      </FigureColumns>
    </Section>
  )
}

function Result({ card }: { card: InsightCard }) {
  const { figure, measure, before, after } = card.proof?.result ?? {}
  return (
    <Item>
      <FactLine facts={card.facts} />
      <p>
        <Figure>{figure}</Figure>
        <Text as="span" $weight="semibold">
          {measure}
        </Text>
      </p>
      <Bar>{before != null && after != null && <BeforeAfter before={before} after={after} />}</Bar>
      <Heading level={3} size="h4">
        <CardTitle card={card} />
      </Heading>
    </Item>
  )
}

/* Rows shared by the three, so that their bars and titles are aligned. */
const Item = styled.li`
  ${cardLinkTarget}
  display: grid;
  grid-row: span 4;
  gap: ${({ theme }) => theme.space.md};
  align-content: start;
  padding-block-start: ${({ theme }) => theme.space.md};
  border-block-start: ${({ theme }) => `${theme.line.thick} solid ${theme.color.text}`};

  ${media.laptop} {
    grid-template-rows: subgrid;
  }
`

const Bar = styled.div`
  align-self: end;
`
