import { sequenceDifference } from './sequence-difference'

/** A run of words that both texts have, or only one of them. */
export interface DifferencePart {
  kind: 'same' | 'removed' | 'added'
  text: string
}

const splitWords = (text: string) => text.match(/\S+\s*|\s+/g) ?? []

/** What was taken out of a text and what was put in, word by word. */
export const wordDifference = (before: string, after: string): DifferencePart[] =>
  sequenceDifference(splitWords(before), splitWords(after), (word) => word).map(({ kind, entries }) => ({
    kind,
    text: entries.join(''),
  }))
