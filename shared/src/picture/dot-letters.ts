/** Capital letters on a 5 by 7 grid: each number is a row, and its five bits are the dots from left to right. */
const letters: Record<string, number[]> = {
  A: [4, 10, 17, 17, 31, 17, 17],
  B: [30, 17, 17, 30, 17, 17, 30],
  C: [14, 17, 16, 16, 16, 17, 14],
  D: [30, 17, 17, 17, 17, 17, 30],
  E: [31, 16, 16, 30, 16, 16, 31],
  F: [31, 16, 16, 30, 16, 16, 16],
  G: [14, 17, 16, 23, 17, 17, 14],
  H: [17, 17, 17, 31, 17, 17, 17],
  I: [14, 4, 4, 4, 4, 4, 14],
  J: [7, 2, 2, 2, 2, 18, 12],
  K: [17, 18, 20, 24, 20, 18, 17],
  L: [16, 16, 16, 16, 16, 16, 31],
  M: [17, 27, 21, 21, 17, 17, 17],
  N: [17, 25, 21, 19, 17, 17, 17],
  O: [14, 17, 17, 17, 17, 17, 14],
  P: [30, 17, 17, 30, 16, 16, 16],
  Q: [14, 17, 17, 17, 21, 18, 13],
  R: [30, 17, 17, 30, 20, 18, 17],
  S: [15, 16, 16, 14, 1, 1, 30],
  T: [31, 4, 4, 4, 4, 4, 4],
  U: [17, 17, 17, 17, 17, 17, 14],
  V: [17, 17, 17, 17, 17, 10, 4],
  W: [17, 17, 17, 21, 21, 21, 10],
  X: [17, 17, 10, 4, 10, 17, 17],
  Y: [17, 17, 10, 4, 4, 4, 4],
  Z: [31, 1, 2, 4, 8, 16, 31],
}

const diamond = [0, 4, 14, 31, 14, 4, 0]

/** Columns and rows of one letter. */
export const letterSize = { columns: 5, rows: 7 }

/** Whether the letter has a dot at this position; a character outside A-Z is drawn as a diamond. */
export const hasLetterDot = (letter: string, column: number, row: number) =>
  (((letters[letter] ?? diamond)[row] ?? 0) & (16 >> column)) !== 0

/** First letters of the first and the last word of a name or slug, without accents: "Zoë van Dam" gives "ZD". */
export const initialsOf = (name: string): string[] => {
  const words = name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toUpperCase()
    .split(/[\s-]+/)
    .filter(Boolean)
  const [first, last] = [words[0], words.length > 1 ? words[words.length - 1] : undefined]
  return [first, last].flatMap((word) => (word ? [word.charAt(0)] : []))
}
