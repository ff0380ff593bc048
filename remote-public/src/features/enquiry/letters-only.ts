const NOT_A_LETTER = /[^\p{L}\p{M}]/gu

/** FM-04: keeps letters of any script with their combining marks and removes everything else. */
export const lettersOnly = (text: string) => text.normalize('NFC').replace(NOT_A_LETTER, '')

/** Removes everything but letters from an input and keeps the caret after the same letter. */
export function stripToLetters(input: HTMLInputElement): void {
  const { value, selectionStart } = input
  const letters = lettersOnly(value)
  if (letters === value) return
  const caret = lettersOnly(value.slice(0, selectionStart ?? value.length)).length
  input.value = letters
  input.setSelectionRange(caret, caret)
}
