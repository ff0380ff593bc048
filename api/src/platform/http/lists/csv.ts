import type { FastifyReply } from 'fastify'

type Cell = string | number | boolean | null | undefined | readonly string[]

/** The columns of an exported list: header, and the cell of a row. */
export type CsvColumns<Row> = Readonly<Record<string, (row: Row) => Cell>>

/**
 * Spreadsheets treat text that starts like this as a formula; an apostrophe makes it plain text (contract §3.3).
 */
const FORMULA = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/

/** A table as CSV for spreadsheets: byte order mark, CRLF, quoted text, neutralized formulas. */
export function csvOf<Row>(columns: CsvColumns<Row>, rows: readonly Row[]): string {
  const cells = Object.values(columns)
  const lines = [Object.keys(columns).map(cellText), ...rows.map((row) => cells.map((cell) => cellText(cell(row))))]
  return `\uFEFF${lines.map((line) => `${line.join(',')}\r\n`).join('')}`
}

/** Sends CSV as a download. @param fileName without its extension */
export const sendCsv = (reply: FastifyReply, fileName: string, csv: string) =>
  reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${fileName}.csv"`)
    .serializer(String)
    .send(csv)

function cellText(cell: Cell): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'number' || typeof cell === 'boolean') return String(cell)
  const text = typeof cell === 'string' ? cell : cell.join('; ')
  const safe = FORMULA.test(text.trimStart()) || FORMULA.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}
