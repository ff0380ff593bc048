import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely'
import { fillerWords, jobSynonyms } from './job-synonyms'

/** Word separators; the database function `search_terms` uses the same after `unaccent`, which turns dashes into hyphens. */
const SEPARATORS = /[\s!"$%&'()*,./:;<=>?@[\]^_`{|}~\\\u2010-\u2015-]+/

/** Words of at most this many letters must match whole words: "us" does not match "user". */
const WHOLE_WORD_LENGTH = 3

/** Further words of a search are ignored: each one costs a query several conditions for every job. */
const MAX_GROUPS = 8

/** A text as `search_terms` holds it: its words without accents and signs. */
export const phraseOf = (text: string) => splitWords(text).join(' ')
const synonymsByPhrase = new Map(
  jobSynonyms.flatMap((group) => group.map((phrase) => [phraseOf(phrase), group.map(phraseOf)])),
)
const MAX_PHRASE_WORDS = Math.max(...[...synonymsByPhrase.keys()].map((phrase) => phrase.split(' ').length))

/**
 * Splits a search into groups of synonymous phrases (`jobSynonyms`); a job must contain at least one phrase of each
 * group. Filler words are dropped, and what follows the first {@link MAX_GROUPS}.
 */
export function searchPhrases(q: string): string[][] {
  const words = splitWords(q)
  const groups: string[][] = []
  for (let at = 0; at < words.length && groups.length < MAX_GROUPS;) {
    const length = longestKnown(words, at)
    const phrase = words.slice(at, at + length).join(' ')
    if (!fillerWords.has(phrase)) groups.push(synonymsByPhrase.get(phrase) ?? [phrase])
    at += length
  }
  return groups
}

function longestKnown(words: readonly string[], at: number): number {
  for (let length = Math.min(MAX_PHRASE_WORDS, words.length - at); length > 1; length -= 1) {
    if (synonymsByPhrase.has(words.slice(at, at + length).join(' '))) return length
  }
  return 1
}

function splitWords(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.split(SEPARATORS).filter(Boolean)
}

/**
 * SQL condition for rows of `career` that match a search: they contain every phrase in title, skills, place and terms
 * or, stemmed, in the text; or they match the search as entered.
 */
export function matchesSearch(q: string): RawBuilder<SqlBool> {
  const asTyped = sql<SqlBool>`(career.search_words @@ websearch_to_tsquery('english', ${q})
    or career.search_key like contains_pattern(${q}))`
  const inText = (phrase: string) => sql<SqlBool>`career.search_words @@ phraseto_tsquery('english', ${phrase})`
  return anyOf(asTyped, matchesTerms(sql`career.search_terms`, q, inText))
}

/** SQL condition for rows that meet at least one of the given conditions. */
export function anyOf(...conditions: (RawBuilder<SqlBool> | undefined)[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${sql.join(
    conditions.filter((condition) => condition !== undefined),
    sql` or `,
  )})`
}

/**
 * SQL condition for a column with the database's `search_terms` of a name: it has the search as one word, or words that
 * begin with those of the search, in any order. Undefined if the search has no words.
 */
export function matchesName(terms: Expression<unknown>, q: string): RawBuilder<SqlBool> | undefined {
  const words = splitWords(q)
  if (words.length === 0) return undefined
  const begins = (word: string) => sql<SqlBool>`${terms} like contains_pattern(${` ${word}`})`
  return sql<SqlBool>`(${begins(words.join(''))} or (${sql.join(words.map(begins), sql` and `)}))`
}

/**
 * SQL condition for a column with the database's `search_terms` that match a search: they contain it as one word, or a
 * phrase of each of its groups. Undefined if the search has no meaningful words.
 * @param otherwise condition for rows that contain a phrase elsewhere
 */
export function matchesTerms(
  terms: Expression<unknown>,
  q: string,
  otherwise?: (phrase: string) => RawBuilder<SqlBool>,
): RawBuilder<SqlBool> | undefined {
  const groups = searchPhrases(q)
  if (groups.length === 0) return undefined
  const contains = (phrase: string) =>
    sql<SqlBool>`${terms} like contains_pattern(${phrase.length > WHOLE_WORD_LENGTH ? ` ${phrase}` : ` ${phrase} `})`
  const containsAny = (phrases: readonly string[]) =>
    anyOf(...phrases.flatMap((phrase) => [contains(phrase), otherwise?.(phrase)]))
  const asOneWord = contains(splitWords(q).join(''))
  return sql<SqlBool>`(${asOneWord} or (${sql.join(groups.map(containsAny), sql` and `)}))`
}
