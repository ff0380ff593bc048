import { wordDifference } from './word-difference'

const told = (before: string, after: string) =>
  wordDifference(before, after)
    .map(({ kind, text }) => ({ same: text, removed: `[-${text}-]`, added: `[+${text}+]` })[kind])
    .join('')

test('BO-05 a difference names the words that went and the words that came', () => {
  expect(told('The batch ran at night.', 'The batch ran by day.')).toBe('The batch ran [-at night.-][+by day.+]')
  expect(told('one two three', 'one three')).toBe('one [-two -]three')
  expect(told('', 'new words')).toBe('[+new words+]')
  expect(told('same', 'same')).toBe('same')
})

test('BO-05 two long texts with nothing in common are told at once', () => {
  const long = (word: string) => Array.from({ length: 3000 }, (_, index) => `${word}${index}`).join(' ')
  expect(wordDifference(long('a'), long('b')).map(({ kind }) => kind)).toEqual(['removed', 'added'])
})
