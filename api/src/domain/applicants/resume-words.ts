import type { ResumeExcerpt } from '@tekskills/shared/contracts/http/applicants'

/** A word of a text; `C++` and `C#` are words of their own. */
const WORD = /[\p{L}\p{N}\p{M}]+(?:\+\+|#)?/gu

/** A part of a search: a quoted phrase, or text up to the next space. */
const PART = /"([^"]+)"|\S+/g

/** Words of at most this many letters must match whole words: "go" does not match "google". */
const WHOLE_WORD_LENGTH = 3

/** Further parts of a search are ignored: each one costs a query a look into the index. */
const MAX_PARTS = 8

/** Letters that no decomposition writes in plain ones. */
const PLAIN: Readonly<Record<string, string>> = { ß: 'ss', ø: 'o', ł: 'l', đ: 'd', æ: 'ae', œ: 'oe', ı: 'i' }

/** A word as the index holds it: small letters without accents. */
function indexedWord(word: string): string {
  const small = word.toLowerCase()
  // The fast path: most words are plain already.
  const plain = /^[!-~]*$/.test(small)
    ? small
    : small
        .normalize('NFKD')
        .replaceAll(/\p{M}/gu, '')
        .replaceAll(/[ßøłđæœı]/g, (letter) => PLAIN[letter] ?? letter)
  return plain.replace('++', 'plusplus').replace('#', 'sharp')
}

/** The words of a résumé as its index holds them, in order. */
export const indexedWords = (text: string): string =>
  Array.from(text.matchAll(WORD), ([word]) => indexedWord(word)).join(' ')

interface SearchedWord {
  word: string
  /** Also finds longer words. */
  begins: boolean
}

/** A search in the text of résumés. */
export interface ResumeSearch {
  /** For `to_tsquery('simple', …)`. */
  query: string
  words: readonly SearchedWord[]
}

/**
 * Reads a search: every part must be in the résumé; parts of several words (`node.js`, `"machine learning"`) as a phrase.
 * Unless they are quoted, words of four letters or more also find words that begin with them. Undefined if there is no word.
 */
export function readResumeSearch(q: string): ResumeSearch | undefined {
  const parts = Array.from(q.matchAll(PART), ([part, quoted]) => phraseOf(quoted ?? part, quoted !== undefined))
    .filter(({ length }) => length > 0)
    .slice(0, MAX_PARTS)
  if (parts.length === 0) return undefined
  return { query: parts.map((phrase) => phrase.map(operandOf).join(' <-> ')).join(' & '), words: parts.flat() }
}

const phraseOf = (text: string, isQuoted: boolean): SearchedWord[] =>
  Array.from(text.matchAll(WORD), ([typed]) => {
    const word = indexedWord(typed)
    return { word, begins: !isQuoted && word.length > WHOLE_WORD_LENGTH }
  })

const operandOf = ({ word, begins }: SearchedWord) => `'${word.replaceAll(/['\\]/g, '')}'${begins ? ':*' : ''}`

/** Letters before and after the first word that was found. */
const BEFORE = 60
const AFTER = 120

/** What a résumé says around the first word that a search finds, with every such word marked; empty if none is found. */
export function excerptOf(text: string, { words }: ResumeSearch): ResumeExcerpt {
  const isSearched = (typed: string) => {
    const written = indexedWord(typed)
    return words.some(({ word, begins }) => (begins ? written.startsWith(word) : written === word))
  }
  let first: RegExpExecArray | undefined
  for (const found of text.matchAll(WORD)) {
    if (!isSearched(found[0])) continue
    first = found
    break
  }
  if (!first) return []
  const from = first.index <= BEFORE ? 0 : wordAfter(text, first.index - BEFORE, first.index)
  const upTo = first.index + first[0].length + AFTER
  const to = upTo >= text.length ? text.length : Math.max(text.lastIndexOf(' ', upTo), first.index + first[0].length)
  const shown = text.slice(from, to)
  const parts: ResumeExcerpt = []
  const add = (part: string, marked: boolean) => part && parts.push({ text: part.replaceAll(/\s+/g, ' '), marked })
  let at = 0
  for (const { 0: word, index } of shown.matchAll(WORD)) {
    if (!isSearched(word)) continue
    add(shown.slice(at, index), false)
    add(word, true)
    at = index + word.length
  }
  add(shown.slice(at), false)
  const start = parts[0]
  const end = parts.at(-1)
  if (start && from > 0) start.text = `… ${start.text.trimStart()}`
  if (end && to < text.length) end.text = `${end.text.trimEnd()} …`
  return parts
}

/** Where the first whole word at or after a place begins, but not beyond `limit`. */
function wordAfter(text: string, place: number, limit: number): number {
  const space = text.slice(place, limit).search(/\s/)
  return space < 0 ? place : place + space
}
