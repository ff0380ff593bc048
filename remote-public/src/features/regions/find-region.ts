import { regions, type Region } from '@tekskills/shared/contracts/company-directory'

/** The region of a `?country=` value, ignoring case; undefined if there is none (RT-02). */
export function findRegion(country: string | undefined): Region | undefined {
  const wanted = country?.trim().toLowerCase()
  return regions.find((region) => region.country.toLowerCase() === wanted)
}
