/** One of the eight regions, with its display name and its value of `?country=` (RT-02). */
export interface Region {
  name: string
  country: string
  /** UTC offset in hours of the region's largest office, in standard time. */
  utcOffset: number
}

/** The regions in the order in which their day starts. */
export const regions: readonly Region[] = [
  { name: 'Australia', country: 'Australia', utcOffset: 10 },
  { name: 'Singapore', country: 'Singapore', utcOffset: 8 },
  { name: 'India', country: 'India', utcOffset: 5.5 },
  { name: 'UAE', country: 'UAE', utcOffset: 4 },
  { name: 'Netherlands', country: 'Netherlands', utcOffset: 1 },
  { name: 'UK', country: 'UK', utcOffset: 0 },
  { name: 'Canada', country: 'Canada', utcOffset: -5 },
  { name: 'USA', country: 'Usa', utcOffset: -6 },
]
