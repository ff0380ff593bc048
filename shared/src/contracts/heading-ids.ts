const MAX_ID_LENGTH = 60

/**
 * The id of an article's heading, derived from its text and unique among `taken`, to which it is added. Pages and the
 * checker of links both derive it. The prefix prevents clashes with ids of the layout.
 */
export function headingId(text: string, taken: Set<string>): string {
  const slug = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
  const trimmed = [...slug].slice(0, MAX_ID_LENGTH).join('').replace(/^-|-$/g, '')
  const base = `section-${trimmed || 'untitled'}`
  let id = base
  for (let count = 2; taken.has(id); count++) id = `${base}-${count}`
  taken.add(id)
  return id
}
