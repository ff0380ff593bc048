/** Address of the list of people. */
export const LEADERSHIP_PATH = '/leadership'

/** Address of a person's page. */
export const personPath = (slug: string) => `/leadershipDetails/${slug}`
