import { auditRecord } from '../../platform/audit/audit-log'
import type { Queries } from '../../platform/database/database'
import type { WriteContext } from '../../platform/database/write-context'
import { ProblemError } from '../../platform/http/problems/problem-error'
import type { Signer } from '../../platform/signing/signer'
import { openPreviewToken, PREVIEW_TTL_MS, type Opening } from '../previews/preview-tokens'
import { openReviewLink } from '../reviews/review-links'
import { readAutosave, readTypedText, type AutosaveOwner } from './autosaves.repository'
import type { ContentDefinition } from './content-definition'
import { withDrafts, type StaffRow } from './item-rows'
import { readItemRow } from './items.repository'
import { readTypedRow } from './typed-item'

/** How long a link to unsaved text is valid, which only the preview next to an open form uses: until it asks again. */
const TYPED_TTL_MS = 10 * 60_000

const purposeOf = ({ name }: ContentDefinition) => `preview ${name}`
const purposeOfTyped = ({ name }: ContentDefinition) => `preview typed ${name}`
const purposeOfPictures = ({ name }: ContentDefinition) => `preview pictures ${name}`

/** Creates a page URL that shows an unpublished item to anyone who has the link, which the audit log says. Throws 404. */
export async function previewItem(
  context: WriteContext,
  definition: ContentDefinition,
  { id, signer }: { id: string; signer: Signer },
) {
  const { slug, name } = await readItemRow(context.transaction, definition, id)
  await auditRecord(context, { action: 'preview', entity: definition.entity, entityId: id }, name)
  const expiresAt = new Date(context.now.getTime() + PREVIEW_TTL_MS)
  const token = signer.sign(purposeOf(definition), id, expiresAt)
  return { url: `${definition.pagePath}${slug ?? id}?preview=${token}`, expiresAt: expiresAt.toISOString() }
}

/**
 * Creates a page URL that shows what the account has typed into a form and not saved, for as long as the text is kept
 * (ADR 0105). Throws 404, even for the text of another account.
 */
export async function previewTyped(
  queries: Queries,
  owner: AutosaveOwner,
  definition: ContentDefinition,
  { id, signer, now }: { id: string } & Opening,
) {
  const { itemId } = await readAutosave(queries, owner, id)
  const slug = itemId && (await readItemRow(queries, definition, itemId)).slug
  const expiresAt = new Date(now.getTime() + TYPED_TTL_MS)
  const token = signer.sign(purposeOfTyped(definition), id, expiresAt)
  const page = slug ?? itemId ?? id
  return { url: `${definition.pagePath}${page}?preview=${token}`, expiresAt: expiresAt.toISOString() }
}

/**
 * Returns the item id of a preview token. Throws 410 `LINK_EXPIRED` if it has expired, 404 if its signature is invalid.
 */
function previewedId(definition: ContentDefinition, token: string, signing: Opening): string {
  const opened = openPreviewToken(purposeOf(definition), token, signing)
  if (!opened) throw new ProblemError(404, 'NOT_FOUND', 'There is nothing at this address.')
  return opened.subject
}

/**
 * Like {@link previewedId}, for pictures only: of a page that shows what is typed, the link shows no more of the item.
 */
export const picturedId = (definition: ContentDefinition, token: string, signing: Opening): string =>
  openPreviewToken(purposeOfPictures(definition), token, signing)?.subject ?? previewedId(definition, token, signing)

/**
 * Returns the item of a preview token, whatever its status, as if it and its draft, or what is typed over them, were
 * published now; and the token by which its pictures are read. `countCleaning` runs before a typed text is cleaned anew.
 */
export async function readPreviewed(
  queries: Queries,
  definition: ContentDefinition,
  { token, countCleaning, ...signing }: { token: string; countCleaning: () => Promise<void> } & Opening,
): Promise<{ row: StaffRow; pictureToken: string }> {
  const { signer, now } = signing
  const asPublished = (row: StaffRow): StaffRow => ({ ...row, published_at: row.published_at ?? now, noindex: true })
  const typed = openPreviewToken(purposeOfTyped(definition), token, signing)
  if (typed) {
    const text = await readTypedText(queries, definition.name, typed.subject)
    const row = await readTypedRow(queries, definition, text, { now, countCleaning })
    const pictureToken = signer.sign(purposeOfPictures(definition), row.id, typed.expiresAt)
    return { row: asPublished(row), pictureToken }
  }
  const link = await openReviewLink(queries, definition.name, token, signing)
  const id = link?.itemId ?? previewedId(definition, token, signing)
  const row = await readItemRow(withDrafts(queries, id), definition, id)
  // Revoking a link must reach the pictures, whose tokens are not looked up.
  const pictureToken = link && signer.sign(purposeOfPictures(definition), id, new Date(now.getTime() + PREVIEW_TTL_MS))
  return { row: asPublished(row), pictureToken: pictureToken ?? token }
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
