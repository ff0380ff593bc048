import type { EmploymentType, PublicCareerCard, WorkplaceType } from '@tekskills/shared/contracts/http/careers'
import type { SavedJobSearch } from '@tekskills/shared/contracts/http/job-alerts'
import type { MailMessage } from '../../platform/mail/mail-message'
import { longDate } from '../../platform/time/site-day'
import { careerPath } from '../careers/public-career-rows'

/** Maximum number of jobs in a digest; the list that it links to has the rest. */
const NAMED_JOBS = 20
/** Marks visits from digests in the sources of applications. */
const SOURCE = { utm_source: 'job-alert' }

/** An alert with the links of its emails. */
export interface MailedAlert {
  id: string
  email: string
  search: SavedJobSearch
  /** The page that cancels the alert. */
  leaveUrl: string
  /** The RFC 8058 endpoint that cancels the alert. */
  oneClickUrl: string
}

/**
 * Asks the owner of an email address to confirm an alert. It does not repeat the search, because anyone may have
 * entered the address; the linked page shows it.
 */
export const confirmAlertMail = (id: string, to: string, confirmUrl: string): MailMessage => ({
  to,
  subject: 'Please confirm your Tekskills job alert',
  text: `You, or someone using this address, asked to be emailed about new positions at Tekskills.

To see the search and confirm, open this link within seven days:
${confirmUrl}

If this wasn’t you, ignore this email. We send nothing unless you confirm.
`,
  jobAlertId: id,
})

/** The new jobs of an alert. */
export function digestMail(
  { id, email, search, leaveUrl, oneClickUrl }: MailedAlert,
  jobs: readonly PublicCareerCard[],
  siteOrigin: string,
): MailMessage {
  const [first, ...others] = jobs
  const named = jobs.slice(0, NAMED_JOBS).map((job) => describe(job, siteOrigin))
  const count = jobs.length === 1 ? 'One new position' : `${jobs.length} new positions`
  const list = `${siteOrigin}/opportunities?${new URLSearchParams({ ...setFields(search), ...SOURCE })}`
  return {
    to: email,
    subject: others.length === 0 ? `New position: ${first?.jobTitle ?? ''}` : `${count}: ${first?.jobTitle} and more`,
    text: [
      `${count} at Tekskills for your search ${describeSearch(search)}:`,
      ...named,
      ...(jobs.length > named.length ? [`And ${jobs.length - named.length} more.`] : []),
      `All open positions for this search:\n${list}`,
      `We send at most one of these emails a day. Stop them at any time:\n${leaveUrl}\n`,
    ].join('\n\n'),
    unsubscribeUrl: oneClickUrl,
    jobAlertId: id,
  }
}

const setFields = (search: SavedJobSearch) =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined)) as Record<string, string>

function describe({ jobTitle, slug, city, country, closingDate }: PublicCareerCard, siteOrigin: string): string {
  const place = [city, country].filter(Boolean).join(', ')
  const url = `${siteOrigin}${careerPath(slug)}&${new URLSearchParams(SOURCE)}`
  return `${jobTitle}\n${place}. Apply by ${longDate(new Date(closingDate))}.\n${url}`
}

const EMPLOYMENT: Record<EmploymentType, string> = {
  FULL_TIME: 'full-time',
  PART_TIME: 'part-time',
  CONTRACTOR: 'contract',
  TEMPORARY: 'temporary',
  INTERN: 'internship',
  VOLUNTEER: 'voluntary',
  PER_DIEM: 'paid by the day',
  OTHER: 'other terms',
}
const WORKPLACE: Record<WorkplaceType, string> = { ON_SITE: 'on site', HYBRID: 'hybrid', REMOTE: 'remote' }

/** A search in the words of the email. */
export function describeSearch({ q, employmentType, workplaceType, ...search }: SavedJobSearch): string {
  const parts = [
    q && `“${q}”`,
    search.department,
    search.city,
    search.country,
    employmentType && EMPLOYMENT[employmentType],
    workplaceType && WORKPLACE[workplaceType],
  ].filter(Boolean)
  return parts.length > 0 ? parts.join(', ') : 'for all positions'
}
