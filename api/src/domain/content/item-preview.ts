import type { Queries } from '../../platform/database/database'
import { ProblemError } from '../../platform/http/problems/problem-error'
import type { Signer } from '../../platform/signing/signer'
import type { ContentDefinition } from './content-definition'
import { withDrafts, type ItemRow } from './item-rows'
import { readItemRow } from './items.repository'

/** How long a preview link is valid (contract §3.7, additions). */
const TTL_MS = 60 * 60_000

const purposeOf = ({ name }: ContentDefinition) => `preview ${name}`

/** Creates a page URL that shows an unpublished item to anyone who has the link. Throws 404. */
export async function previewItem(
  queries: Queries,
  definition: ContentDefinition,
  { id, signer, now }: { id: string; signer: Signer; now: Date },
) {
  const { slug } = await readItemRow(queries, definition, id)
  const expiresAt = new Date(now.getTime() + TTL_MS)
  const token = signer.sign(purposeOf(definition), id, expiresAt)
  return { url: `${definition.pagePath}${slug ?? id}?preview=${token}`, expiresAt: expiresAt.toISOString() }
}

/**
 * Returns the item id of a preview token. Throws 410 `LINK_EXPIRED` if it has expired, 404 if its signature is invalid.
 */
export function previewedId(
  definition: ContentDefinition,
  token: string,
  { signer, now }: { signer: Signer; now: Date },
): string {
  const opened = signer.open(purposeOf(definition), token, now)
  if (opened === 'expired') throw new ProblemError(410, 'LINK_EXPIRED', 'This preview link has expired.')
  if (!opened) throw new ProblemError(404, 'NOT_FOUND', 'There is nothing at this address.')
  return opened.subject
}

/** Returns the item of a preview token, whatever its status, as if it and its draft were published now. */
export async function readPreviewed(
  queries: Queries,
  definition: ContentDefinition,
  { token, signer, now }: { token: string; signer: Signer; now: Date },
): Promise<ItemRow> {
  const id = previewedId(definition, token, { signer, now })
  const row = await readItemRow(withDrafts(queries, id), definition, id)
  return { ...row, published_at: row.published_at ?? now, noindex: true }
}

const OWN_PICTURE = /^\/api\/public\/user\/\S+\?v=/

/** Adds the preview token to the picture URLs of a response, since the pictures of a draft are not public either. */
export function withPreviewedPictures<Body>(response: Body, token: string): Body {
  const fields = Object.entries(response as object).map(([name, value]: [string, unknown]) => {
    const isPicture = typeof value === 'string' && OWN_PICTURE.test(value)
    return [name, isPicture ? `${value}&preview=${token}` : value]
  })
  return Object.fromEntries(fields) as Body
}
