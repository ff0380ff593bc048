import type { RemoteListing } from '@tekskills/shared/contracts/remote-listing'

/** The staff screens are in no menu of the site and in no sitemap; their sidebar is a part of their own layout. */
export const listing: RemoteListing = {}
