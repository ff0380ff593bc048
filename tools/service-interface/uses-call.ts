import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { glob } from 'tinyglobby'
import type { InterfaceChange } from './interface-changes'

/** The words in the code of a release, from which its addresses are composed; property names stay readable. */
export type CodeWords = ReadonlySet<string>

/** The words in the code of the release in a folder. */
export async function codeWords(folder: string): Promise<CodeWords> {
  const files = await glob(['client/**/*.js', 'server.cjs'], { cwd: folder })
  const words = new Set<string>()
  for (const file of files) for (const word of wordsIn(await readFile(join(folder, file), 'utf8'))) words.add(word)
  return words
}

/** The words of a text, as parts of addresses and names of properties are written. */
export const wordsIn = (text: string): CodeWords => new Set(text.match(/[\w$]+(?:[.-][\w$]+)*/g)?.flatMap(withParts))

/** `item.blogName` is two words as well, `get-allblogs` is one. */
const withParts = (word: string) => (word.includes('.') ? [word, ...word.split('.')] : [word])

/**
 * Whether a release may rely on what a change removes: whether its code has all words of the path and, if a response
 * field is removed, its name. False positives are possible, false negatives are not.
 */
export function reliesOn(words: CodeWords, { path, field }: Pick<InterfaceChange, 'path' | 'field'>): boolean {
  const [, , ...segments] = path.split('/')
  const fixed = segments.filter((segment) => segment && !segment.startsWith('{'))
  return fixed.every((segment) => words.has(segment)) && (field === undefined || words.has(field))
}
