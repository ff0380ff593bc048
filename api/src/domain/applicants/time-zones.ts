import type { JobCountry } from '@tekskills/shared/contracts/http/careers'

/**
 * The time zone of a country in which we hire, or that of most people there. It stands in for the zone of an applicant that
 * their browser did not name; emails always name the zone beside a time.
 */
export const ZONE_OF_COUNTRY: Record<JobCountry, string> = {
  USA: 'America/New_York',
  India: 'Asia/Kolkata',
  UK: 'Europe/London',
  Canada: 'America/Toronto',
  Singapore: 'Asia/Singapore',
  Australia: 'Australia/Sydney',
  UAE: 'Asia/Dubai',
  Netherlands: 'Europe/Amsterdam',
}

/** The name of a time zone as a browser sends it, or null if there is none of that name. */
export function knownTimeZone(name: string | undefined): string | null {
  if (!name) return null
  try {
    new Intl.DateTimeFormat('en', { timeZone: name }).format()
    return name
  } catch {
    return null
  }
}
