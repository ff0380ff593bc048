import { counted, FIRST_MEETING, practices, REPLY_TIME, type RegionName } from './company-facts'

/** A region, with its value of `?country=` (RT-02) and its office. */
export interface Region {
  name: RegionName
  country: string
  city: string
  /** International form, with spaces; from ranges reserved for fiction, where a country has one. */
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

/** The leadership team in the order of the list; the slug is the `{name}` of `/leadershipDetails/{name}`. Fictional. */
export const leaders = [
  {
    slug: 'ilse-vandermeer-okoro',
    name: 'Ilse Vandermeer-Okoro',
    role: 'Chief executive',
    region: 'Netherlands',
  },
  {
    slug: 'teodor-halvarsen',
    name: 'Teodor Halvarsen',
    role: 'Head of cloud and operations',
    region: 'UK',
  },
  {
    slug: 'ranjini-achariya',
    name: 'Ranjini Achariya',
    role: 'Head of application development',
    region: 'India',
  },
  {
    slug: 'marguerite-tessaly',
    name: 'Marguerite Tessaly',
    role: 'Head of cybersecurity',
    region: 'Canada',
  },
  {
    slug: 'oluwadamilare-finch',
    name: 'Oluwadamilare Finch',
    role: 'Head of data and AI, TekDataNova',
    region: 'USA',
  },
  {
    slug: 'yusra-benhadid',
    name: 'Yusra Benhadid',
    role: 'Head of SAP and transformation',
    region: 'UAE',
  },
  {
    slug: 'callum-wiremu-strand',
    name: 'Callum Wiremu-Strand',
    role: 'Head of quality and mobility',
    region: 'Australia',
  },
  {
    slug: 'min-seo-tanaka-lim',
    name: 'Min-seo Tanaka-Lim',
    role: 'Head of people and talent',
    region: 'Singapore',
  },
] as const satisfies readonly { slug: string; name: string; role: string; region: RegionName }[]

export type LeaderSlug = (typeof leaders)[number]['slug']

/** The authors of the sample articles, by slug, with the role under their byline. Fictional. */
export const authors = {
  'ngozi-halvorsen': { name: 'Ngozi Halvorsen', role: 'Principal Engineer, Cloud Platforms' },
  'tomas-arrebola': { name: 'Tomás Arrebola', role: 'Lead Architect, Data and AI' },
  'meenal-kharband': { name: 'Meenal Kharband', role: 'SAP Finance Lead, India' },
  'farid-tuwaira': { name: 'Farid Tuwaira', role: 'Security Lead, Gulf Region' },
  'joanne-pettibrook': { name: 'Joanne Pettibrook', role: 'Delivery Lead, Quality and Service Operations' },
  'kiet-duong-mercer': { name: 'Kiet Duong-Mercer', role: 'Delivery Lead, Modernisation and Talent' },
} as const

/** The year in which the company began. */
export const FOUNDED = 2011

/** The history of the company, as on its About Us page. Fictional. */
export const milestones = [
  {
    year: FOUNDED,
    text: 'Six engineers start in London, with one rule: recommend nothing that we would not carry out ourselves.',
  },
  {
    year: 2013,
    text: 'Hyderabad opens, and nine people there become the application development practice.',
  },
  {
    year: 2015,
    text: 'Amsterdam opens and becomes our head office. Every contract now lets the client stop after any stage.',
  },
  {
    year: 2017,
    text: 'Dubai and Toronto follow, with the practices for SAP and cybersecurity.',
  },
  {
    year: 2020,
    text: 'Dallas opens, and our data and AI practice gets a brand of its own: TekDataNova.',
  },
  {
    year: 2022,
    text: 'With Singapore and Sydney, there are eight regions. One region’s night is now another’s working day.',
  },
] as const

/** Figures that a visitor can check, each with its unit and the fact that it states. */
export const checkableFigures = {
  practices: { figure: String(practices.length), unit: 'practices', fact: counted.practices },
  offices: { figure: String(regions.length), unit: 'offices', fact: counted.offices },
  reply: { figure: '2', unit: 'working days', fact: REPLY_TIME },
  meeting: { figure: '45', unit: 'minutes', fact: FIRST_MEETING },
} as const
