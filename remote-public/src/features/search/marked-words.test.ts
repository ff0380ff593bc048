import { markWords } from './marked-words'

const marked = (text: string, q: string) =>
  markWords(text, q)
    .map((piece) => (piece.isHit ? `[${piece.text}]` : piece.text))
    .join('')

test.each([
  ['Cloud costs in the clouds', 'cloud', '[Cloud] costs in the [clouds]'],
  ['A port and its export', 'port a', 'A [port] and its export'],
  ['Testing (tests) of C++', 'test c++ (', '[Testing] ([tests]) of C++'],
  ['Straße, Übung', 'übung', 'Straße, [Übung]'],
  ['Nothing here', '', 'Nothing here'],
  ['nightly night', 'night nightly', '[nightly] [night]'],
])('in %j the words of %j are marked', (text, q, expected) => {
  expect(marked(text, q)).toBe(expected)
})
