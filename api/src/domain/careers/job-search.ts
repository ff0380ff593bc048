import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { fillerWords, jobSynonyms } from './job-synonyms'

/** The signs between words, as the function `search_terms` of the database knows them. */
const SIGNS = /[\s!"$%&'()*,./:;<=>?@[\]^_`{|}~\\-]+/

/** A word of so many letters or fewer is meant whole: "us" is not the beginning of "user". */
const WHOLE = 3

const phraseOf = (text: string) => splitWords(text).join(' ')
const sameAs = new Map(jobSynonyms.flatMap((group) => group.map((phrase) => [phraseOf(phrase), group.map(phraseOf)])))
const LONGEST = Math.max(...[...sameAs.keys()].map((phrase) => phrase.split(' ').length))

/**
 * What a search asks for: of each entry, one of the phrases has to be there. Phrases that mean the same are one entry
 * (`jobSynonyms`), words that say nothing are none.
 */
export function wantedPhrases(q: string): string[][] {
  const words = splitWords(q)
  const wanted: string[][] = []
  for (let at = 0; at < words.length;) {
    const length = longestKnown(words, at)
    const phrase = words.slice(at, at + length).join(' ')
    if (!fillerWords.has(phrase)) wanted.push(sameAs.get(phrase) ?? [phrase])
    at += length
  }
  return wanted
}

function longestKnown(words: readonly string[], at: number): number {
  for (let length = Math.min(LONGEST, words.length - at); length > 1; length -= 1) {
    if (sameAs.has(words.slice(at, at + length).join(' '))) return length
  }
  return 1
}

function splitWords(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.split(SIGNS).filter(Boolean)
}

/**
 * Whether a row of `career` matches a search: every phrase in its title, skills, place and terms or, in any
 * form of the words, in its text; or the search as it was typed.
 */
export function matchesSearch(q: string): RawBuilder<SqlBool> {
  const asTyped = sql<SqlBool>`(career.search_words @@ websearch_to_tsquery('english', ${q})
    or career.search_key like contains_pattern(${q}))`
  const wanted = wantedPhrases(q)
  if (wanted.length === 0) return asTyped
  const joined = splitWords(q).join('')
  const every = sql.join(wanted.map(anyOf), sql` and `)
  return sql<SqlBool>`(${asTyped} or career.search_terms like contains_pattern(${` ${joined}`}) or (${every}))`
}

function anyOf(phrases: readonly string[]) {
  const found = phrases.flatMap((phrase) => [
    sql`career.search_terms like contains_pattern(${phrase.length > WHOLE ? ` ${phrase}` : ` ${phrase} `})`,
    sql`career.search_words @@ phraseto_tsquery('english', ${phrase})`,
  ])
  return sql`(${sql.join(found, sql` or `)})`
}
