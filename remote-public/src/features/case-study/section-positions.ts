import type { StoryId } from './case-study'

/** The menu is fixed once the banner's bottom is this near to the top, in pixels (specification §9, CS-06). */
export const FIXED_BELOW = 112
/** The line, in pixels from the top, whose section is marked (CS-05). */
export const SPY_LINE = 120
/** What stays free above a section that was chosen, beside the menu's height, in pixels (CS-04). */
export const SECTION_OFFSET = { first: 70, later: 40 }
/** Milliseconds without scrolling after which the state is taken (CS-06). */
export const SCROLL_DEBOUNCE = 50

/** The section that crosses the line; positions are relative to the window. */
export const sectionAt = (sections: readonly { id: StoryId; top: number; bottom: number }[]): StoryId | undefined =>
  sections.find(({ top, bottom }) => Math.round(top) <= SPY_LINE && Math.round(bottom) > SPY_LINE)?.id

/** How far the page must be scrolled for a section to be right below the menu; `top` is relative to the window. */
export const scrollTarget = (section: { top: number }, scrolled: number, menuHeight: number, isFirst: boolean) =>
  Math.max(0, section.top + scrolled - menuHeight - (isFirst ? SECTION_OFFSET.first : SECTION_OFFSET.later))
