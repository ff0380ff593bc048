import type { StoryId } from './case-study'

/**
 * The menu becomes fixed when the banner's bottom is at most this far from the top, in pixels (specification §9,
 * CS-06).
 */
export const FIXED_BELOW = 112
/** The scroll-spy line in pixels from the top; the section that crosses it is active (CS-05). */
export const SPY_LINE = 120
/** Space above a chosen section in addition to the menu's height, in pixels (CS-04). */
export const SECTION_OFFSET = { first: 70, later: 40 }
/** Debounce of scroll events in milliseconds (CS-06). */
export const SCROLL_DEBOUNCE = 50

/** The section that crosses the scroll-spy line; positions are relative to the viewport. */
export const sectionAt = (sections: readonly { id: StoryId; top: number; bottom: number }[]): StoryId | undefined =>
  sections.find(({ top, bottom }) => Math.round(top) <= SPY_LINE && Math.round(bottom) > SPY_LINE)?.id

/** The scroll position at which a section is right below the menu; `top` is relative to the viewport. */
export const scrollTarget = (section: { top: number }, scrolled: number, menuHeight: number, isFirst: boolean) =>
  Math.max(0, section.top + scrolled - menuHeight - (isFirst ? SECTION_OFFSET.first : SECTION_OFFSET.later))
