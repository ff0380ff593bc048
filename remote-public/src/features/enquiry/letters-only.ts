const NOT_A_LETTER = /[^\p{L}\p{M}]/gu

/** FM-04: letters of any script with their marks; everything else is stripped. */
export const lettersOnly = (text: string) => text.normalize('NFC').replace(NOT_A_LETTER, '')

/** Strips an input in place and leaves the caret behind the letter it stood behind. */
export function stripToLetters(input: HTMLInputElement): void {
  const { value, selectionStart } = input
  const letters = lettersOnly(value)
  if (letters === value) return
  const caret = lettersOnly(value.slice(0, selectionStart ?? value.length)).length
  input.value = letters
  input.setSelectionRange(caret, caret)
}
