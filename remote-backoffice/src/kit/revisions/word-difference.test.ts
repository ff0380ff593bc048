import { wordDifference } from './word-difference'

const marked = (before: string, after: string) =>
  wordDifference(before, after)
    .map(({ kind, text }) => ({ same: text, removed: `[-${text}-]`, added: `[+${text}+]` })[kind])
    .join('')

test('BO-05 a difference marks the removed and the added words', () => {
  expect(marked('The batch ran at night.', 'The batch ran by day.')).toBe('The batch ran [-at night.-][+by day.+]')
  expect(marked('one two three', 'one three')).toBe('one [-two -]three')
  expect(marked('', 'new words')).toBe('[+new words+]')
  expect(marked('same', 'same')).toBe('same')
})

test('BO-05 two long texts with nothing in common are not compared word by word', () => {
  const long = (word: string) => Array.from({ length: 3000 }, (_, index) => `${word}${index}`).join(' ')
  expect(wordDifference(long('a'), long('b')).map(({ kind }) => kind)).toEqual(['removed', 'added'])
  expect(wordDifference('', long('b')).map(({ kind }) => kind)).toEqual(['added'])
})

test('BO-05 a long text with many small changes is compared word by word', () => {
  const words = Array.from({ length: 3000 }, (_, index) => `word${index}`)
  const changed = words.map((word, index) => (index % 10 === 5 ? `other${index}` : word))
  expect(wordDifference(words.join(' '), changed.join(' ')).filter(({ kind }) => kind === 'added')).toHaveLength(300)
})
