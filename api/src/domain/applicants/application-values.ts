import type { Application } from './apply.service'

/** The wording that people agree to when they apply; a new wording gets a new name. */
const CONSENT_TEXT = 'application-2026-11'

/** The columns that an application fills; `null` where nothing was given. */
export const valuesOf = ({ form, now, ipHash }: Application) => ({
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
  source: form.source || null,
})
