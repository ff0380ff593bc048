import { useLoaderData } from '@tekskills/shared/routing/router'
import { Section } from '@tekskills/shared/ui/Section/Section'
import { careers } from '../../content/careers/careers'
import { StepList } from '../../kit/engagement/StepList'
import { TALENT_POOL_PATH } from '../../kit/jobs/job-query'
import { NextStepBand } from '../../kit/page-content/NextStepBand'
import { Conduct } from './Conduct'
import { Hero } from './Hero'
import { Questions } from './Questions'
import { RegionPositions } from './RegionPositions'
import { TeamList } from './TeamList'
import type { CareersData } from './careers-loader'

const { regions, process, conduct, teams, questions, closing } = careers

/** The careers page: open positions by region and team, and the hiring process. */
export function CareersPage() {
  const { open } = useLoaderData<CareersData>()
  return (
    <>
      <Hero total={open?.total} />
      <Section eyebrow={regions.eyebrow} heading={regions.heading} intro={regions.lead}>
        <RegionPositions counts={open?.byCountry} />
      </Section>
      <Section tone="muted" eyebrow={process.eyebrow} heading={process.heading}>
        <StepList steps={process.steps} />
      </Section>
      <Section eyebrow={conduct.eyebrow} heading={conduct.heading}>
        <Conduct />
      </Section>
      <Section tone="muted" eyebrow={teams.eyebrow} heading={teams.heading}>
        <TeamList counts={open?.byTeam} />
      </Section>
      <Section eyebrow={questions.eyebrow} heading={questions.heading}>
        <Questions />
      </Section>
      <NextStepBand next={{ ...closing, action: { label: closing.action, to: TALENT_POOL_PATH } }} />
    </>
  )
}
