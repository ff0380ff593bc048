import { ButtonLink } from '@tekskills/shared/ui/Button/ButtonLink'
import { opportunities } from '../../content/careers/opportunities'
import { OPPORTUNITIES_PATH } from '../../kit/jobs/job-query'
import { PlainMessage } from './PlainMessage'

const { heading, text } = opportunities.unknown

/** Shown at the address of a job that does not exist (404). */
export function UnknownJob() {
  return (
    <PlainMessage heading={heading} text={text}>
      <ButtonLink to={OPPORTUNITIES_PATH}>See all open positions</ButtonLink>
    </PlainMessage>
  )
}
