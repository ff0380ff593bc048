/** Pictures in texts may only come from this site's service (contract §3.5, rich text). */
const MEDIA = /^\/api\/public\/user\/[\w/-]+(\?[\w=&-]*)?$/

export const isMediaAddress = (address: string) => MEDIA.test(address)

/** Removes the site's origin, which browsers add when a picture is copied. */
export const withoutOrigin = (address: string) =>
  address.startsWith(`${location.origin}/`) ? address.slice(location.origin.length) : address
