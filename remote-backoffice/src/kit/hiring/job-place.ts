import { jobCountry, type StaffCareer } from '@tekskills/shared/contracts/http/careers'

export const countryOptions = jobCountry.options.map((country) => ({ value: country, label: country }))

/** Where the job is, as a candidate reads it: `Hyderabad, India` or `Remote, India`. */
export function placeOf({ workplaceType, city, country }: Pick<StaffCareer, 'workplaceType' | 'city' | 'country'>) {
  const place = workplaceType === 'REMOTE' ? 'Remote' : city
  return [place, country].filter(Boolean).join(', ')
}
