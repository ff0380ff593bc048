import { definedOnly } from '../../platform/database/defined-only'
import type { Queries } from '../../platform/database/database'
import { ProblemError } from '../../platform/http/problems/problem-error'
import { isId } from '../../platform/http/validation/record-id'
import { joinedPlainText, marksIn, MAX_MARKS } from '../../platform/rich-text/rich-text'
import type { ContentDefinition, ItemChange, ItemValues } from './content-definition'
import { withDrafts, withTyped, type StaffRow } from './item-rows'
import { readItemRow, type StoredItem } from './items.repository'

/** What an editor has typed into a form and not saved. */
export interface TypedText {
  /** The id that the form has chosen for it; a new item has no other. */
  id: string
  /** The item of the form; `null` for one that is not stored yet. */
  itemId: string | null
  /** The name in the form. */
  name: string
  /** The values that were changed, by field, unchecked. */
  values: Record<string, unknown>
  /** Hash of all that is typed. */
  digest: string
}

/** Texts of which the service keeps what a save would accept; an open form has one, and asks for it several times. */
const MAX_CLEANED = 20
const cleaned = new Map<string, ItemChange>()

/** Fields of the forms that are `null` once a stored file is removed, and the columns of those files. */
const REMOVABLE = {
  storedImage: 'picture_id',
  storedBanner: 'picture_id',
  storedTemplate: 'template_picture_id',
  storedFile: 'file_id',
} as const satisfies Record<string, keyof StoredItem>

interface Reading {
  now: Date
  /** Runs before cleaning a text that was not cleaned recently: anyone with the link can cause it without a session. */
  countCleaning: () => Promise<void>
}

/**
 * The row of an item as it would be if what is typed were saved and published: over its draft, or on its own for a new
 * item. What no save would accept, such as a date that is half typed, stays as it is stored. Throws 404.
 */
export async function readTypedRow(
  queries: Queries,
  definition: ContentDefinition,
  typed: TypedText,
  { now, countCleaning }: Reading,
): Promise<StaffRow> {
  if (!cleaned.has(keyOf(definition, typed))) await countCleaning()
  const base = typed.itemId === null ? undefined : await readDrafted(queries, definition, typed.itemId)
  const id = base?.id ?? typed.id
  const changed = columnsOf(definition, typed, now)
  const texts = definition.texts.map((column) => changed[column] ?? base?.[column] ?? '')
  const columns = { ...(base ? {} : newItem(definition, id, now)), ...changed, plain_text: joinedPlainText(texts) }
  return readItemRow(withTyped(queries, id, columns), definition, id)
}

const readDrafted = (queries: Queries, definition: ContentDefinition, id: string) =>
  readItemRow(withDrafts(queries, id), definition, id)

/** The columns that every row must have; in the database they have defaults. */
const newItem = ({ name: kind }: ContentDefinition, id: string, now: Date) => ({
  id,
  kind,
  version: 1,
  status: 'DRAFT',
  created_at: now,
  updated_at: now,
  description: '',
  content: '',
  about_client: '',
  objective: '',
  solution: '',
  challenge: '',
  impact: '',
  image_alt: '',
  image_decorative: false,
  featured: false,
  noindex: false,
  tags: [],
  related_ids: [],
  services: [],
  results: [],
})

const keyOf = ({ name }: ContentDefinition, { digest }: TypedText) => `${name} ${digest}`

/** What a save would accept, cleaned once for several reads. */
function cleanedChange(definition: ContentDefinition, typed: TypedText, now: Date): ItemChange {
  const key = keyOf(definition, typed)
  const change = cleaned.get(key) ?? acceptedChange(definition, typed.values, now)
  cleaned.delete(key)
  cleaned.set(key, change)
  const [oldest] = cleaned.keys()
  if (cleaned.size > MAX_CLEANED && oldest !== undefined) cleaned.delete(oldest)
  return change
}

function columnsOf(definition: ContentDefinition, typed: TypedText, now: Date): ItemValues {
  const { name, values } = typed
  const { values: changed, publication } = cleanedChange(definition, typed, now)
  const { category_id, author_id, related_ids, ...rest } = changed
  const removed = Object.entries(REMOVABLE).flatMap(([field, column]) =>
    values[field] === null ? [[column, null] as const] : [],
  )
  return {
    ...definedOnly({
      ...rest,
      category_id: category_id && !isId(category_id) ? null : category_id,
      author_id: author_id && !isId(author_id) ? null : author_id,
      related_ids: related_ids?.filter(isId),
      published_at: publication.publishedAt ? new Date(publication.publishedAt) : undefined,
    }),
    ...Object.fromEntries(removed),
    // A partial name has no canonical spelling, so it is shown as it is typed.
    name: name.trim(),
  }
}

/** What a save would accept of the values. All texts together may be as dear to clean as one that is saved. */
function acceptedChange(definition: ContentDefinition, values: Record<string, unknown>, now: Date): ItemChange {
  let marks = 0
  const fields = Object.entries(definition.update.shape).flatMap(([field, schema]) => {
    if (!(field in values)) return []
    // Forms send an empty field as `null` where it may be absent.
    const spellings = values[field] === '' ? [null, ''] : [values[field]]
    const accepted = spellings.find((value) => schema.safeParse(value).success)
    if (typeof accepted === 'string') marks += marksIn(accepted)
    return accepted === undefined || marks > MAX_MARKS ? [] : [[field, accepted] as const]
  })
  const read = (body: readonly (readonly [string, unknown])[]) => definition.changeOf(Object.fromEntries(body), now)
  try {
    return read(fields)
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    // A text that cannot be sanitized is left out; the others are shown.
    return read(fields.filter((field) => isAccepted(() => read([field]))))
  }
}

function isAccepted(read: () => unknown): boolean {
  try {
    read()
    return true
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    return false
  }
}
