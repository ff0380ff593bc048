import { sequenceDifference } from './sequence-difference'

/** A run of words that are in both texts or only in one. */
export interface DifferencePart {
  kind: 'same' | 'removed' | 'added'
  text: string
}

const splitWords = (text: string) => text.match(/\S+\s*|\s+/g) ?? []

/** The words removed from and added to a text. */
export const wordDifference = (before: string, after: string): DifferencePart[] =>
  sequenceDifference(splitWords(before), splitWords(after), (word) => word).map(({ kind, entries }) => ({
    kind,
    text: entries.join(''),
  }))
