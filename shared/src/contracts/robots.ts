/** Whether search engines may index a page and follow its links. */
export type Robots = 'index, follow' | 'noindex, nofollow'

/** The directive of every page that has none of its own (MT-04). */
export const DEFAULT_ROBOTS = 'index, follow' as const satisfies Robots

/** The directive of a retired or duplicate path: search engines index its successor only (MT-04). */
export const RETIRED_ROBOTS = 'noindex, nofollow' as const satisfies Robots
