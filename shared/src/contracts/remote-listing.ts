import type { RemoteNavigation } from './navigation'
import type { RetiredPath } from './redirect-targets'

/**
 * The part of a remote's manifest that is data, in its module `listing`. The build writes it into `release.json`, where
 * shell, service and gate read it without running the remote; browsers never load it.
 */
export interface RemoteListing {
  navigation?: RemoteNavigation
  retired?: readonly RetiredPath[]
  /** The addresses of pages below patterns with parameters, as far as their content is in the remote. */
  addresses?: readonly string[]
}

/** A public, indexable page whose content is in its remote, for sitemap, page meta and search. */
export interface FixedPage {
  path: string
  title: string
  description: string
  keywords: string
  /** Path of the share image: the page's own, or the one generated for its path. */
  image: string
  /**
   * The text of the page, for the site search; empty where the service has its content, absent in releases published
   * before ADR 0064.
   */
  text?: string
}
