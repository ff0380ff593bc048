/** Digits on a 3 by 5 grid: each number is a row, and its three bits are the dots from left to right. */
const digits = [
  [7, 5, 5, 5, 7],
  [2, 6, 2, 2, 7],
  [7, 1, 7, 4, 7],
  [7, 1, 7, 1, 7],
  [5, 5, 7, 1, 1],
  [7, 4, 7, 1, 7],
  [7, 4, 7, 5, 7],
  [7, 1, 1, 2, 2],
  [7, 5, 7, 5, 7],
  [7, 5, 7, 1, 7],
]

/** Positions of the dots of one digit, 0 to 2 across and 0 to 4 down. */
export const digitDots = (digit: number) =>
  (digits[digit] ?? []).flatMap((row, y) => [0, 1, 2].filter((x) => row & (4 >> x)).map((x) => ({ x, y })))
