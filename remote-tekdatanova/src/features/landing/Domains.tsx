import { styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'
import { Section } from '@tekskills/shared/ui/Section/Section'
import { industries } from '../../content/industries'
import { domains, domainsIntro } from '../../content/landing/domains'
import { DomainCard } from './DomainCard'

/** 'Domains We Operate': the nine industries, in the order of the menu (MS-13). */
export function Domains() {
  return (
    <Section heading={domainsIntro.title} intro={domainsIntro.description} id="domains">
      <Cards>
        {industries.map((industry) => {
          const domain = domains.find(({ type }) => type === industry.type)
          return domain && <DomainCard key={domain.type} domain={domain} industry={industry} />
        })}
      </Cards>
    </Section>
  )
}

const Cards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.lg};
  padding: 0;
  list-style: none;

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.laptop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`
