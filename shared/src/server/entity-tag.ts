import { createHash } from 'node:crypto'

/** The entity tag of a body. It is weak because one tag identifies the body in every encoding (RFC 9110, 8.8.1). */
export const weakETag = (body: Buffer): string =>
  `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`

/**
 * Whether an `If-None-Match` names a tag, so that the response is 304: by a list of tags, compared without regard to
 * weakness, or by `*`, which stands for any (RFC 9110, 13.1.2).
 */
export function matchesETag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  return ifNoneMatch.trim() === '*' || opaqueTags(ifNoneMatch).includes(etag.replace(/^W\//, ''))
}

/** The quoted parts of tags; a comma may be within one. */
const opaqueTags = (tags: string): string[] => tags.match(/"[^"]*"/g) ?? []
