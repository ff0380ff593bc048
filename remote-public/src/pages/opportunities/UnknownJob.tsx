import { ButtonLink } from '@tekskills/shared/ui/Button/ButtonLink'
import { opportunities } from '../../content/careers/opportunities'
import { OPPORTUNITIES_PATH } from '../../kit/jobs/job-query'
import { PlainMessage } from './PlainMessage'

/** Shown at the address of a job that does not exist (404). */
export const UnknownJob = () => <WithList {...opportunities.unknown} />

/** Shown at the address of a preview whose link no longer works (410). */
export const ExpiredPreview = () => <WithList {...opportunities.expired} />

const WithList = (message: { heading: string; text: string }) => (
  <PlainMessage {...message}>
    <ButtonLink to={OPPORTUNITIES_PATH}>See all open positions</ButtonLink>
  </PlainMessage>
)
