import { createContext } from 'react'

/**
 * The element that the buttons of a writing screen stand in, beside those of the page; `null` until it is rendered.
 * Without a provider they stand above the title.
 */
export const ViewToolsPlace = createContext<HTMLElement | null | undefined>(undefined)
