import { jobCountry, type StaffCareer } from '@tekskills/shared/contracts/http/careers'

export const countryOptions = jobCountry.options.map((country) => ({ value: country, label: country }))

/** The location of a job for staff: `Hyderabad, India` or `Remote, India`; a city state is named once. */
export function placeOf({ workplaceType, city, country }: Pick<StaffCareer, 'workplaceType' | 'city' | 'country'>) {
  const place = workplaceType === 'REMOTE' ? 'Remote' : city
  return [...new Set([place, country])].filter(Boolean).join(', ')
}
