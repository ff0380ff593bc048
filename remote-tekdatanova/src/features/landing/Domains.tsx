import { Grid } from '@tekskills/shared/ui/Grid/Grid'
import { Section } from '@tekskills/shared/ui/Section/Section'
import { industries } from '../../content/industries'
import { domains, domainsIntro } from '../../content/landing/domains'
import { DomainCard } from './DomainCard'

/** 'Domains We Operate': the nine industries, in the order of the menu (MS-13). */
export function Domains() {
  return (
    <Section heading={domainsIntro.title} intro={domainsIntro.description} id="domains">
      <Grid as="ul">
        {industries.map((industry) => {
          const domain = domains.find(({ type }) => type === industry.type)
          return domain && <DomainCard key={domain.type} domain={domain} industry={industry} />
        })}
      </Grid>
    </Section>
  )
}
