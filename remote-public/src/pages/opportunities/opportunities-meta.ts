import type { PublicCareer } from '@tekskills/shared/contracts/http/careers'
import type { PageMeta } from '@tekskills/shared/contracts/page-meta'
import { opportunitiesMeta } from '../../content/careers/careers-meta'
import { withArticle } from '../../kit/jobs/job-labels'
import { type JobQuery, jobPath, jobsPath } from '../../kit/jobs/job-query'

/** The metadata of the list; its canonical address keeps only country and page, so that filtered lists are not indexed. */
export function listMeta({ country, page }: JobQuery): PageMeta {
  const subject = [country && `in ${withArticle(country)}`, page > 0 && `page ${page + 1}`].filter(Boolean).join(', ')
  return {
    ...opportunitiesMeta,
    title: subject ? `Open positions ${subject} | Tekskills` : opportunitiesMeta.title,
    description: subject
      ? `Open positions ${subject}: each with its team, contract, workplace and closing date. Apply on one page, without an account.`
      : opportunitiesMeta.description,
    canonicalLink: jobsPath({ country, page }),
  }
}

/** The metadata of a job; its canonical address has its current slug. */
export const jobMeta = ({ meta, slug }: PublicCareer): PageMeta => ({
  ...meta,
  title: `${meta.title} | Tekskills`,
  canonicalLink: jobPath(slug),
  type: 'website',
})

/** The metadata of a job that is not public yet; its title names no place, which may be missing. */
export const previewMeta = (job: PublicCareer): PageMeta => ({
  ...jobMeta(job),
  title: `Preview: ${job.jobTitle} | Tekskills`,
  robots: 'noindex, nofollow',
  isPreview: true,
})

/** The metadata of an application form; its canonical address is the job, so that search engines list the job. */
export const applicationMeta = (job: PublicCareer): PageMeta => ({
  ...jobMeta(job),
  title: `Apply: ${job.jobTitle} | Tekskills`,
  description: `Apply for ${job.jobTitle} (${job.jobCode}) on one page: your name, your email address and your CV.`,
})

/** The metadata of a job that is closed or does not exist; `slug` is the requested one. */
export const closedMeta = (slug: string): PageMeta => ({
  ...opportunitiesMeta,
  title: 'Position not open | Tekskills',
  description: 'This position is not open. See the positions you can apply for today.',
  canonicalLink: jobPath(slug),
  robots: 'noindex, nofollow',
})
