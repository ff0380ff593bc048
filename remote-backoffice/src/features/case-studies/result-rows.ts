/** A result of a case study as staff edit it, part by part; stored as one line (see `parseResult` of the contract). */
export interface ResultRow {
  value: string
  /** Whether a space stands between value and unit, as in “4 days” but not in “46%”. */
  isSpaced: boolean
  unit: string
  measure: string
  before: string
  after: string
}

export const emptyRow: ResultRow = { value: '', isSpaced: false, unit: '', measure: '', before: '', after: '' }

/** A leading number, also “13 of 14”, and what follows it. */
const NUMBER_AND_UNIT = /^((?:[<>~±+−-]?\d[\d.,]*)(?: (?:of|in) \d[\d.,]*)?)(\s*)(.*)$/u

/** The parts of a stored line. Nothing is lost: parts beyond the fourth stay in the last field. */
export function rowOf(line: string): ResultRow {
  const [figure = '', measure = '', before = '', ...after] = line.split('|').map((part) => part.trim())
  const [, value = figure, space = '', unit = ''] = NUMBER_AND_UNIT.exec(figure) ?? []
  return { value, isSpaced: space !== '', unit, measure, before, after: after.join(' | ') }
}

/** The line to store; the empty string for an empty row. */
export function lineOf({ value, isSpaced, unit, measure, before, after }: ResultRow): string {
  const figure = [value.trim(), unit.trim()].filter(Boolean).join(isSpaced ? ' ' : '')
  const parts = [figure, measure.trim(), before.trim(), after.trim()]
  while (parts.at(-1) === '') parts.pop()
  return parts.join(' | ')
}

/** The row with another unit: words are set off from the value, signs and single letters are not. */
export const withUnit = (row: ResultRow, unit: string): ResultRow => ({
  ...row,
  unit,
  isSpaced: row.unit.trim() === unit.trim() ? row.isSpaced : /^\s*\p{L}{2}/u.test(unit),
})

/** What is wrong with each part of an invalid row, for its fields. */
export function rowProblems(row: ResultRow): Partial<Record<keyof ResultRow, string>> {
  const line = lineOf(row)
  if (line === '') return {}
  const [before, after] = [row.before.trim(), row.after.trim()]
  return {
    ...(row.value.trim() === '' && row.unit.trim() === '' && { value: 'Enter a value.' }),
    ...(row.measure.trim() === '' && { measure: 'Enter what the value measures.' }),
    ...(!isNumber(before) && { before: 'Enter a number.' }),
    ...(!isNumber(after) && { after: 'Enter a number.' }),
    ...(before === '' && after !== '' && { before: 'Enter the number before, or clear the one after.' }),
    ...(before !== '' && after === '' && { after: 'Enter the number after, or clear the one before.' }),
  }
}

const isNumber = (text: string) => !Number.isNaN(Number(text.replaceAll(',', '')))
