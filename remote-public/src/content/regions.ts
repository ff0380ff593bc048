/** One of the eight regions, with its display name, its value of `?country=` (RT-02) and its largest office. */
export interface Region {
  name: string
  country: string
  city: string
  /** International form, with spaces; from the ranges that are kept for fiction where a country has one. */
  phone: string
  /** IANA name, for the local time of the office. */
  timeZone: string
  /** UTC offset of the office in hours, in standard time. */
  utcOffset: number
}

/** The regions in the order in which their day starts. */
export const regions: readonly Region[] = [
  {
    name: 'Australia',
    country: 'Australia',
    city: 'Sydney',
    phone: '+61 2 5550 0142',
    timeZone: 'Australia/Sydney',
    utcOffset: 10,
  },
  {
    name: 'Singapore',
    country: 'Singapore',
    city: 'Singapore',
    phone: '+65 5550 0142',
    timeZone: 'Asia/Singapore',
    utcOffset: 8,
  },
  {
    name: 'India',
    country: 'India',
    city: 'Hyderabad',
    phone: '+91 40 5550 0142',
    timeZone: 'Asia/Kolkata',
    utcOffset: 5.5,
  },
  {
    name: 'UAE',
    country: 'UAE',
    city: 'Dubai',
    phone: '+971 4 555 0142',
    timeZone: 'Asia/Dubai',
    utcOffset: 4,
  },
  {
    name: 'Netherlands',
    country: 'Netherlands',
    city: 'Amsterdam',
    phone: '+31 20 555 0142',
    timeZone: 'Europe/Amsterdam',
    utcOffset: 1,
  },
  {
    name: 'UK',
    country: 'UK',
    city: 'London',
    phone: '+44 20 7946 0142',
    timeZone: 'Europe/London',
    utcOffset: 0,
  },
  {
    name: 'Canada',
    country: 'Canada',
    city: 'Toronto',
    phone: '+1 416 555 0142',
    timeZone: 'America/Toronto',
    utcOffset: -5,
  },
  {
    name: 'USA',
    country: 'Usa',
    city: 'Dallas',
    phone: '+1 214 555 0142',
    timeZone: 'America/Chicago',
    utcOffset: -6,
  },
]
