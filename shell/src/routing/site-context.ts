import { createContext, useContext } from 'react'
import type { ReleaseSelection } from '@tekskills/shared/contracts/boot'
import type { FindOwner } from '../federation/site-map'

/** What the layout needs to know of the page it is drawn for. */
export interface SiteContext {
  /** Public origin, for absolute addresses in the head. */
  origin: string
  /** Address of the analytics script; empty: none (LY-03). */
  analytics: string
  findOwner: FindOwner
  /** Releases that this page was asked to be made from in place of the live ones. */
  override?: ReleaseSelection
  /** Present when the code of the first page's section could not be loaded. */
  fallback?: ServerRenderedFallback
}

/** The first page as the server rendered it, waiting for its code. */
export interface ServerRenderedFallback {
  /** The section's element with all in it, apart from the document. */
  section: Node
  /** History key of the page, so that any other page is drawn as usual. */
  locationKey: string
  /** Fetches the section's code again; rejects when it still cannot be had. */
  revive: () => Promise<unknown>
}

const Context = createContext<SiteContext | null>(null)

export const SiteContextProvider = Context.Provider

/**
 * Tells whether an address of the site has a page, by the live releases' patterns: the same on the server and in the
 * browser. A layout that stands alone, without a provider, has every page.
 */
export function usePageExists(): (path: string) => boolean {
  const site = useContext(Context)
  return (path) => !site || site.findOwner(path) !== undefined
}

/** @throws when there is no provider above, which is a fault of the shell. */
export function useSite(): SiteContext {
  const site = useContext(Context)
  if (!site) throw new Error('SiteContextProvider is missing')
  return site
}
