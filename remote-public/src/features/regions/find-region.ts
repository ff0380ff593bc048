import { regions, type Region } from '../../content/regions'

/** The region of a `?country=` value, ignoring case; undefined if there is none (RT-02). */
export function findRegion(country: string | null): Region | undefined {
  const wanted = country?.trim().toLowerCase()
  return regions.find((region) => region.country.toLowerCase() === wanted)
}

/** Address of the contact page with a region preselected. */
export const contactPath = (region?: Region) => (region ? `/contact?country=${region.country}` : '/contact')
