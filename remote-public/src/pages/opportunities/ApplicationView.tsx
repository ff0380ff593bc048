import type { PublicCareer } from '@tekskills/shared/contracts/http/careers'
import { application } from '../../content/careers/application'
import { LazyApplicationForm } from '../../features/application/LazyApplicationForm'
import { JobFacts } from '../../features/opportunities/JobFacts'
import { OPPORTUNITIES_PATH, jobPath } from '../../kit/jobs/job-query'
import { FormPage } from './FormPage'

/** The application form for one position, next to its terms. */
export function ApplicationView({ job }: { job: PublicCareer }) {
  const crumbs = [
    { label: 'Open positions', to: OPPORTUNITIES_PATH },
    { label: job.jobTitle, to: jobPath(job.slug) },
    { label: 'Apply' },
  ]
  return (
    <FormPage
      crumbs={crumbs}
      eyebrow="Application"
      heading={job.jobTitle}
      lead={application.lead}
      aside={<JobFacts job={job} />}
      asideLabel="Position details"
    >
      <LazyApplicationForm
        key={job.id}
        target={{ kind: 'job', jobId: job.id, slug: job.slug, questions: job.questions ?? [] }}
        subject={`${job.jobTitle} (${job.jobCode})`}
      />
    </FormPage>
  )
}
