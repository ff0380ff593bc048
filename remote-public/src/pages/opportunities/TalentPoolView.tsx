import { SignalArt } from '@tekskills/shared/ui/SignalArt/SignalArt'
import { application } from '../../content/careers/application'
import { LazyApplicationForm } from '../../features/application/LazyApplicationForm'
import { OPPORTUNITIES_PATH } from '../../kit/jobs/job-query'
import { FormPage } from './FormPage'

const { heading, lead } = application.pool
const crumbs = [{ label: 'Open positions', to: OPPORTUNITIES_PATH }, { label: 'Talent pool' }]

/** An application without an advertised position. */
export function TalentPoolView() {
  return (
    <FormPage
      crumbs={crumbs}
      eyebrow="Talent pool"
      heading={heading}
      lead={lead}
      aside={<SignalArt seed="talent-pool" width={360} height={360} />}
    >
      <LazyApplicationForm target={{ kind: 'pool' }} subject="Talent pool" />
    </FormPage>
  )
}
