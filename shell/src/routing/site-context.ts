import { createContext, useContext, type ComponentType } from 'react'
import type { ReleaseSelection } from '@tekskills/shared/contracts/boot'
import { NO_MENUS, type SiteMenus } from '@tekskills/shared/contracts/navigation'
import type { RemoteName } from '@tekskills/shared/contracts/remote-manifest'
import type { RedirectTargetOf } from '@tekskills/shared/contracts/redirect-targets'
import type { FindOwner } from '../federation/site-map'
import type { ReleaseRibbonProps } from '../layout/ReleaseRibbon'

/** What the layout needs to know about the current page. */
export interface SiteContext {
  /** Public origin, for absolute addresses in the head. */
  origin: string
  /** URL of the analytics script; empty when there is none (LY-03). */
  analytics: string
  findOwner: FindOwner
  /** The menus of the live releases, composed by the server; absent when it is older than ADR 0050. */
  menus?: SiteMenus
  /** Successors of the retired paths of the live releases; absent as above. */
  redirectTargetOf?: RedirectTargetOf
  /** Releases that were requested for this page instead of the live ones. */
  override?: ReleaseSelection
  /** Shows them; present if there are any. Visitors never load it. */
  Ribbon?: ComponentType<ReleaseRibbonProps>
  /** The release of a remote whose code was loaded; absent on the server. */
  releaseOf?: (name: RemoteName) => string | undefined
  /** Present when the code of the first page's section could not be loaded. */
  fallback?: ServerRenderedFallback
}

/** The server-rendered first page, while its code is missing. */
export interface ServerRenderedFallback {
  /** The element of the section with its content, detached from the document. */
  section: Node
  /** History key of the page; every other page renders normally. */
  locationKey: string
  /** Fetches the section's code again; rejects when it is still unavailable. */
  reload: () => Promise<unknown>
}

const Context = createContext<SiteContext | null>(null)

export const SiteContextProvider = Context.Provider

/**
 * Returns whether a path has a page, by the patterns of the live releases: the same on the server and in the browser.
 * Without a provider, as in a standalone layout, every path counts as a page.
 */
export function usePageExists(): (path: string) => boolean {
  const site = useContext(Context)
  return (path) => !site || site.findOwner(path) !== undefined
}

/** The menus of the site: the same on the server and in the browser. */
export const useMenus = (): SiteMenus => useContext(Context)?.menus ?? NO_MENUS

/** @throws when there is no provider above, which is a bug in the shell. */
export function useSite(): SiteContext {
  const site = useContext(Context)
  if (!site) throw new Error('SiteContextProvider is missing')
  return site
}
