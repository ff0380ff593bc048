import type { CloseReason, PublicCareerCard } from '@tekskills/shared/contracts/http/careers'
import { ButtonLink } from '@tekskills/shared/ui/Button/ButtonLink'
import { Section } from '@tekskills/shared/ui/Section/Section'
import { opportunities } from '../../content/careers/opportunities'
import { JobList } from '../../features/opportunities/JobList'
import { OPPORTUNITIES_PATH, TALENT_POOL_PATH } from '../../kit/jobs/job-query'
import { PlainMessage } from './PlainMessage'

const { heading, text, similar: similarHeading } = opportunities.closed

interface ClosedJobProps {
  /** `null` if it is unknown, for example for a deleted job. */
  closeReason: CloseReason | null
  similar: readonly PublicCareerCard[]
}

/** Shown at the address of a job that is no longer open (410), with similar open ones. */
export function ClosedJob({ closeReason, similar }: ClosedJobProps) {
  return (
    <>
      <PlainMessage heading={heading} text={closeReason ? text[closeReason] : text.unknown}>
        <ButtonLink to={OPPORTUNITIES_PATH}>See all open positions</ButtonLink>
        <ButtonLink to={TALENT_POOL_PATH} variant="secondary">
          Join the talent pool
        </ButtonLink>
      </PlainMessage>
      {similar.length > 0 && (
        <Section heading={similarHeading}>
          <JobList jobs={similar} />
        </Section>
      )}
    </>
  )
}
