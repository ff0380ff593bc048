import { styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'
import { TextLink } from '@tekskills/shared/ui/TextLink/TextLink'
import type { CaseStudy } from './case-study'

/** Client, industry, category and services of a case study. */
export function CaseStudyFacts({ study: { client, industry, services, category } }: { study: CaseStudy }) {
  return (
    <Facts>
      {client && (
        <div>
          <dt>Client</dt>
          <dd>{client}</dd>
        </div>
      )}
      {industry && (
        <div>
          <dt>Industry</dt>
          <dd>
            <TextLink to={industry.to}>{industry.name}</TextLink>
          </dd>
        </div>
      )}
      {category && (
        <div>
          <dt>Category</dt>
          <dd>
            <TextLink to={category.to}>{category.name}</TextLink>
          </dd>
        </div>
      )}
      {services.length > 0 && (
        <div>
          <dt>Services</dt>
          {services.map((service) => (
            <dd key={service}>{service}</dd>
          ))}
        </div>
      )}
    </Facts>
  )
}

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-content: start;
  gap: ${({ theme }) => theme.space.lg};
  padding-block: ${({ theme }) => theme.space.xxl} 0;
  font-size: ${({ theme }) => theme.font.size.small};

  ${media.laptop} {
    position: sticky;
    inset-block-start: ${({ theme }) => theme.layout.sectionMenu};
    grid-template-columns: minmax(0, 1fr);
    padding-block: ${({ theme }) => theme.space.xxl};
  }

  & dt {
    color: ${({ theme }) => theme.color.textMuted};
  }
  & dd {
    margin-block-start: ${({ theme }) => theme.space.xxs};
    font-weight: ${({ theme }) => theme.font.weight.semibold};
  }
`
