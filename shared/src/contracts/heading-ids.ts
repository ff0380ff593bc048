const MAX_ID_LENGTH = 60

/** The ids of an article's headings so far, each with the number that the next heading of the same text is tried with. */
export type TakenIds = Map<string, number>

/**
 * The id of an article's heading, derived from its text and unique among `taken`, to which it is added. Pages and the
 * checker of links both derive it. The prefix prevents clashes with ids of the layout.
 */
export function headingId(text: string, taken: TakenIds): string {
  const slug = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
  const trimmed = [...slug].slice(0, MAX_ID_LENGTH).join('').replace(/^-|-$/g, '')
  const base = `section-${trimmed || 'untitled'}`
  let id = base
  let count = taken.get(base) ?? 2
  for (; taken.has(id); count++) id = `${base}-${count}`
  taken.set(base, count)
  if (id !== base) taken.set(id, 2)
  return id
}
