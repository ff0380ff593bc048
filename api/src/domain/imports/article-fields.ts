import { createHash } from 'node:crypto'
import type { ImportNote } from '@tekskills/shared/contracts/http/imports'

/** At most `length` characters, the last of them an ellipsis if the text is longer. */
export const shortened = (value: string, length: number) =>
  value.length > length
    ? `${value
        .slice(0, length - 1)
        .replace(/\p{Surrogate}$/u, '')
        .trimEnd()}…`
    : value

/** The index of the database cannot hold much more than four times this, in bytes. */
const MAX_ID = 500

/** Identifies an article by what its file says of it; a long text by its hash. */
export const sourceIdOf = (format: 'markdown' | 'wordpress', text: string) =>
  `${format}:${text.length > MAX_ID ? createHash('sha256').update(text).digest('hex') : text}`

const MAX_TAGS = 10
const MAX_TAG = 40

/** The tags that a blog can have; a note names the others. */
export function tagsOf(given: readonly string[], notes: ImportNote[]): string[] {
  const tags = [...new Set(given.map((tag) => tag.replace(/^#/, '').trim()).filter(Boolean))]
  const kept = tags.filter((tag) => tag.length <= MAX_TAG).slice(0, MAX_TAGS)
  const others = tags.filter((tag) => !kept.includes(tag))
  if (others.length > 0) {
    notes.push({ kind: 'LEFT_OUT', text: `Tags beyond the tenth, or too long: ${shortened(others.join(', '), 200)}` })
  }
  return kept
}

/** The path of an old address; none for one that is not of a page, such as `/?p=12`. */
export function oldPathOf(address: string): string[] {
  if (!address || !URL.canParse(address, 'https://old.invalid')) return []
  const { pathname } = new URL(address, 'https://old.invalid')
  const path = pathname.replace(/(?<=[^/])\/+$/, '')
  return path === '/' || path.length > 500 || path.startsWith('//') ? [] : [path]
}
