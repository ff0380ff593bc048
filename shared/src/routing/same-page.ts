/**
 * The state of a navigation that stays on its page, such as one to a section of it or to another filter of a table: the
 * shell neither remounts the page nor scrolls or announces it.
 */
export const SAME_PAGE = { samePage: true } as const

/** Whether the state of a location says that the navigation to it stays on its page; see {@link SAME_PAGE}. */
export const isSamePage = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && (state as { samePage?: unknown }).samePage === true
