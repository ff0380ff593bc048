const IN_LIBRARY = /^\/api\/public\/user\/media\/([\da-f-]{36})(?:\?|$)/i

/** The id of the library picture at this address; undefined for any other value. */
export const mediaIdOf = (address: unknown): string | undefined =>
  typeof address === 'string' ? IN_LIBRARY.exec(address)?.[1] : undefined

/** The address of a picture of the library, as the form has it; `null` without one. */
export const mediaAddressOf = (id: string | null | undefined): string | null =>
  id ? `/api/public/user/media/${id}` : null

/** The address of a small version of a library picture. */
export const thumbnailOf = (address: string, width: 320 | 640) =>
  `${address}${address.includes('?') ? '&' : '?'}w=${width}&f=webp`
