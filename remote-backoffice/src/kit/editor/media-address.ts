/** Pictures inside texts come from our own service alone (contract §3.5, rich text). */
const MEDIA = /^\/api\/public\/user\/[\w/-]+(\?[\w=&-]*)?$/

export const isMediaAddress = (address: string) => MEDIA.test(address)

/** The address without the site that a browser put before it when it copied the picture. */
export const withoutOrigin = (address: string) =>
  address.startsWith(`${location.origin}/`) ? address.slice(location.origin.length) : address
