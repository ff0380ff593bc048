import { styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'
import { Heading } from '@tekskills/shared/ui/Heading/Heading'
import { Section } from '@tekskills/shared/ui/Section/Section'
import type { IndustryWork } from '../../content/types'

type IndustryProblemsProps = Pick<IndustryWork, 'problemsHeading' | 'problems'>

/** The problems of an industry in rows: what we build for each, and the figure to judge it by. */
export function IndustryProblems({ problemsHeading, problems }: IndustryProblemsProps) {
  return (
    <Section heading={problemsHeading} tone="muted">
      <Rows>
        {problems.map(({ problem, build, measure }) => (
          <li key={problem}>
            <Heading level={3}>{problem}</Heading>
            <Answer>
              <dt>What we build</dt>
              <dd>{build}</dd>
            </Answer>
            <Answer data-measure>
              <dt>What we measure</dt>
              <dd>{measure}</dd>
            </Answer>
          </li>
        ))}
      </Rows>
    </Section>
  )
}

const Rows = styled.ol`
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    gap: ${({ theme }) => theme.space.md};
    padding-block: ${({ theme }) => theme.space.xl};
    border-block-start: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};
  }

  & > li:last-child {
    padding-block-end: 0;
  }

  ${media.laptop} {
    & > li {
      grid-template-columns: 4fr 5fr 3fr;
      gap: ${({ theme }) => theme.space.xxl};
    }
  }
`

const Answer = styled.dl`
  dt {
    color: ${({ theme }) => theme.color.accent};
    font-size: ${({ theme }) => theme.font.size.small};
    font-weight: ${({ theme }) => theme.font.weight.medium};
  }

  dd {
    margin: ${({ theme }) => theme.space.xxs} 0 0;
    color: ${({ theme }) => theme.color.textMuted};
  }

  &[data-measure] {
    padding-inline-start: ${({ theme }) => theme.space.md};
    border-inline-start: ${({ theme }) => theme.line.thick} solid ${({ theme }) => theme.color.accent2};
  }

  &[data-measure] dd {
    color: ${({ theme }) => theme.color.text};
  }
`
