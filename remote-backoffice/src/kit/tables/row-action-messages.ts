import { capitalized } from '../labels/capitalized'
import type { RecordList, RowAction, RowResult, TableRow } from './record-list-definition'

const REASONS: Record<string, string> = {
  VALIDATION_FAILED: 'something required to publish is missing; open it to see what',
  INVALID_TRANSITION: 'its status does not allow it',
  NOT_FOUND: 'it no longer exists',
  GONE: 'it no longer exists',
  IN_USE: 'it is still in use',
  VERSION_CONFLICT: 'someone else updated it; the table is up to date',
  NOW_PUBLIC: 'it has gone live as scheduled; unpublish it to take it off the site',
  FORBIDDEN: 'you do not have access to it',
}

/** Why an action failed for a row, to continue "it was not opened": with the name of the invalid field, if it has one. */
export function reasonOf(
  { code, field = '', message }: RowResult,
  names: RecordList<TableRow>['fieldNames'] = {},
): string {
  const name = names[field]
  if (message) return `. ${name ? `${capitalized(name)}: ` : ''}${message.replace(/\.$/, '')}`
  return `: ${REASONS[code ?? ''] ?? 'the service rejected it'}`
}

/** "1 blog", "12 blogs". */
export const countOf = (count: number, noun: { one: string; many: string }) =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? noun.one : noun.many}`

/** The rows to which an action applies. */
export const rowsFor = <Row extends TableRow>({ appliesTo }: RowAction<Row>, rows: readonly Row[]): Row[] =>
  rows.filter((row) => !appliesTo || appliesTo(row))
