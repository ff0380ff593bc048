import { ButtonLink } from '@tekskills/shared/ui/Button/ButtonLink'
import { Section } from '@tekskills/shared/ui/Section/Section'
import { opportunities } from '../../content/careers/opportunities'
import { TALENT_POOL_PATH } from '../../kit/jobs/job-query'

const { heading, text, call } = opportunities.pool

/** The way on for somebody whom no open position fits. */
export function PoolCall() {
  const action = (
    <ButtonLink to={TALENT_POOL_PATH} variant="secondary">
      {call}
    </ButtonLink>
  )
  return <Section tone="muted" heading={heading} intro={text} action={action} />
}
