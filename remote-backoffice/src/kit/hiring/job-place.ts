import { jobCountry, type StaffCareer } from '@tekskills/shared/contracts/http/careers'

export const countryOptions = jobCountry.options.map((country) => ({ value: country, label: country }))

/** The location of a job as candidates see it: `Hyderabad, India` or `Remote, India`. */
export function placeOf({ workplaceType, city, country }: Pick<StaffCareer, 'workplaceType' | 'city' | 'country'>) {
  const place = workplaceType === 'REMOTE' ? 'Remote' : city
  return [place, country].filter(Boolean).join(', ')
}
