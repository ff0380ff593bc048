import { RenderedOnce } from '@tekskills/shared/chrome/RenderedOnce'
import { useLoaderData } from '@tekskills/shared/routing/router'
import { Section } from '@tekskills/shared/ui/Section/Section'
import { home } from '../../content/home'
import { StepList } from '../../kit/engagement/StepList'
import { RuledRows } from '../../kit/page-content/RuledRows'
import { LeadBand } from '../../features/people/LeadBand'
import { RegionClock } from '../../features/regions/RegionClock'
import { RegionMap } from '../../features/regions/RegionMap'
import { ServiceGrid } from '../../features/services/ServiceGrid'
import { HOW_WE_WORK, Hero } from './Hero'
import { LatestInsights } from './LatestInsights'
import { Results } from './Results'
import type { HomeData } from './home-loader'

const { services, industries, process, regions } = home

/** The home page. */
export function HomePage() {
  const { blogs, caseStudies, lead } = useLoaderData<HomeData>()
  return (
    <>
      <RenderedOnce name="home hero services industries">
        <Hero />
        <Section eyebrow={services.eyebrow} heading={services.heading} intro={services.lead}>
          <ServiceGrid services={services.items} />
        </Section>
        <Section tone="muted" eyebrow={industries.eyebrow} heading={industries.heading} intro={industries.lead}>
          <RuledRows items={industries.items} />
        </Section>
      </RenderedOnce>
      {caseStudies && caseStudies.length > 0 && <Results caseStudies={caseStudies} />}
      <RenderedOnce name="home process">
        <Section tone="muted" id={HOW_WE_WORK} eyebrow={process.eyebrow} heading={process.heading}>
          <StepList steps={process.steps} />
        </Section>
      </RenderedOnce>
      <LatestInsights blogs={blogs} />
      <Section tone="muted" eyebrow={regions.eyebrow} heading={regions.heading} intro={regions.lead}>
        <RenderedOnce name="home regions">
          <RegionMap regions={regions.items} />
        </RenderedOnce>
        <RegionClock regions={regions.items} />
      </Section>
      <LeadBand next={home.closing} lead={lead} />
    </>
  )
}
