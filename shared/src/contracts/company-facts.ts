/**
 * Facts about the company that several texts state: regions, practices, counts, hours and promises of a reply; people
 * and offices are in `company-directory.ts`. Pages, emails, PDFs and structured data read both, and
 * `company-facts.spec.ts` compares every public page with them. They are separate because menus and titles are in a
 * script of every page, which must not contain the directory.
 */

/** The regions by name, in the order of menus and filters. */
export const REGION_NAMES = ['USA', 'India', 'UK', 'Canada', 'Singapore', 'Australia', 'UAE', 'Netherlands'] as const

export type RegionName = (typeof REGION_NAMES)[number]

/** The local hours between which every office is open from Monday to Friday. */
export const OPENS = 9
export const CLOSES = 18
/** The same hours in words. */
export const OPEN_HOURS = 'nine to six'

/** The practices in the order of the menu; the slug is the `{name}` of `/services/{name}` (RT-01). */
export const practices = [
  { slug: 'cloud', name: 'Cloud' },
  { slug: 'cybersecurity', name: 'Cybersecurity' },
  { slug: 'digital-transformation', name: 'Digital transformation' },
  { slug: 'application-development', name: 'Application development' },
  { slug: 'ai', name: 'Data and AI' },
  { slug: 'mobility-solutions', name: 'Mobility solutions' },
  { slug: 'quality-assurance', name: 'Quality assurance' },
  { slug: 'sap', name: 'SAP' },
  { slug: 'talent-acquisition', name: 'Talent acquisition' },
] as const

/** The counts of the lists as words; a test compares them with the lists. */
export const counted = {
  regions: 'eight regions',
  offices: 'eight offices',
  practices: 'nine practices',
  leaders: 'eight leaders',
} as const

/** The same at the start of a sentence. */
export const countedAtStart = {
  regions: 'Eight regions',
  offices: 'Eight offices',
  practices: 'Nine practices',
  leaders: 'Eight leaders',
} as const

/** The time within which every message gets a reply: the one promise that all pages repeat. */
export const REPLY_TIME = 'two working days'

/** The time within which applicants hear whether the team would like to talk to them. */
export const APPLICATION_REPLY_TIME = 'five working days'

/** What the first conversation is like. */
export const FIRST_MEETING = '45 minutes, no slides'

/** Email address for applicants who cannot use the form. */
export const CAREERS_MAILBOX = 'careers@tekskills.example'
