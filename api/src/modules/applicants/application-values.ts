import type { Selectable } from 'kysely'
import type { Schema } from '../../database/schema'
import type { Application } from './apply.service'

/** The wording that people agree to when they apply; a new wording gets a new name. */
const CONSENT_TEXT = 'application-2026-11'

/** The columns that an application fills; `null` where nothing was given. */
export const valuesOf = ({ form, now, ipHash, referrer }: Application) => ({
  name: form.name,
  email: form.email,
  phone: form.phone || null,
  current_location: form.currentLocation || null,
  current_company: form.currentCompany || null,
  current_title: form.currentTitle || null,
  experience_years: form.experienceYears ?? null,
  skills: [...new Set(form.skills)],
  notice_period_days: form.noticePeriodDays ?? null,
  linkedin_url: form.linkedinUrl ?? null,
  portfolio_url: form.portfolioUrl ?? null,
  cover_letter: form.coverLetter || null,
  desired_role: 'desiredRole' in form ? form.desiredRole : null,
  preferred_country: 'preferredCountry' in form ? (form.preferredCountry ?? null) : null,
  consent_text: CONSENT_TEXT,
  consent_at: now,
  consent_ip_hash: ipHash,
  consent_future: form.consentFuture,
  source: form.source || referrer,
})

type Values = ReturnType<typeof valuesOf>

/** What a form gave: what it left out takes nothing away from an earlier one, a consent least of all. */
export const givenOf = (values: Values): Partial<Values> =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([, value]) => value !== null && value !== false && !(Array.isArray(value) && value.length === 0),
    ),
  )

const NAMED = {
  ...{ name: 'name', phone: 'phone', current_company: 'company', current_title: 'title', skills: 'skills' },
  ...{ current_location: 'location', linkedin_url: 'LinkedIn page', portfolio_url: 'portfolio' },
  ...{ desired_role: 'desired role', cover_letter: 'cover letter' },
} as const satisfies Partial<Record<keyof Values, string>>

/** The note that an application leaves which is merged into an earlier one: what it replaced. */
export function appliedAgain(before: Selectable<Schema['applicant']>, given: Partial<Values>): string {
  const replaced = (Object.keys(NAMED) as (keyof typeof NAMED)[]).flatMap((column) => {
    const [old, fresh] = [before[column], given[column]].map((value) => [value].flat().join(', '))
    return old && fresh && old !== fresh ? [`${NAMED[column]} was "${old}"`] : []
  })
  const agreed = given.consent_future && !before.consent_future ? ['agreed now to be kept for other jobs'] : []
  const told = 'Applied again under the same e-mail address. A new résumé came, the first one is kept'
  return `${[told, ...agreed, replaced.join(', ')].filter(Boolean).join('; ')}.`
}
