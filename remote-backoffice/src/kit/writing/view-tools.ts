import { createContext } from 'react'

/**
 * The element that contains the buttons of a writing screen, beside those of the page; `null` until it is rendered. Without
 * a provider they are above the title.
 */
export const ViewToolsPlace = createContext<HTMLElement | null | undefined>(undefined)
