import { lettersOnly, stripToLetters } from './letters-only'

test.each([
  ['Mira 2 Okafor!', 'MiraOkafor'],
  ['José', 'José'],
  ['Jose\u0301', 'José'],
  ['李小龍', '李小龍'],
  ["O'Neill-Smith", 'ONeillSmith'],
  ['आरती', 'आरती'],
  ['123 _-.', ''],
])('FM-04 %p becomes %p', (typed, letters) => {
  expect(lettersOnly(typed)).toBe(letters)
})

test('FM-04 the caret stays after the same letter', () => {
  const input = document.createElement('input')
  input.value = 'Mi7ra'
  input.setSelectionRange(3, 3)
  stripToLetters(input)
  expect([input.value, input.selectionStart, input.selectionEnd]).toEqual(['Mira', 2, 2])
})
