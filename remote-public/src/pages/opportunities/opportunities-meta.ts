import type { PublicCareer } from '@tekskills/shared/contracts/http/careers'
import type { PageMeta } from '@tekskills/shared/contracts/page-meta'
import { opportunitiesMeta, talentPoolMeta } from '../../content/careers/careers-meta'
import { type JobQuery, jobPath, jobsPath } from '../../kit/jobs/job-query'

/** Meta of one view of the list; its canonical address keeps only region and page, so that views are not listed twice. */
export function listMeta({ country, page }: JobQuery): PageMeta {
  const subject = [country && `in ${country}`, page > 0 && `page ${page + 1}`].filter(Boolean).join(', ')
  return {
    ...opportunitiesMeta,
    title: subject ? `Open positions ${subject} | Tekskills` : opportunitiesMeta.title,
    description: subject
      ? `Open positions ${subject}: each with its team, contract, workplace and closing date. Apply in one page, without an account.`
      : opportunitiesMeta.description,
    canonicalLink: jobsPath({ country, page }),
  }
}

/** A job is found under its own address, whatever name led to it. */
export const jobMeta = ({ meta, slug }: PublicCareer): PageMeta => ({
  ...meta,
  title: `${meta.title} | Tekskills`,
  canonicalLink: jobPath(slug),
  type: 'website',
})

/** The form belongs to its job: search engines list the job. */
export const applicationMeta = (job: PublicCareer): PageMeta => ({
  ...jobMeta(job),
  title: `Apply: ${job.jobTitle} | Tekskills`,
  description: `Apply for ${job.jobTitle} (${job.jobCode}) in one page: your name, your e-mail address and your résumé.`,
})

export const poolMeta = talentPoolMeta

/** Meta of an address under which no job can be had. */
export const closedMeta = (name: string): PageMeta => ({
  ...opportunitiesMeta,
  title: 'Position not open | Tekskills',
  description: 'This position is not open. See the positions for which you can apply today.',
  canonicalLink: jobPath(name),
  robots: 'noindex, nofollow',
})
