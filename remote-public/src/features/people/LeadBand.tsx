import { FIRST_MEETING } from '@tekskills/shared/contracts/company-facts'
import type { NextStep } from '../../content/page-content'
import type { Lead } from '../../content/people/leads'
import { NextStepBand } from '../../kit/page-content/NextStepBand'
import { LeadCard } from './LeadCard'

/** The closing section of a page with the person to talk to. */
export const LeadBand = ({ next, lead }: { next: NextStep; lead: Lead }) => (
  <NextStepBand next={next}>
    <LeadCard lead={lead} line={FIRST_MEETING} inverse />
  </NextStepBand>
)
