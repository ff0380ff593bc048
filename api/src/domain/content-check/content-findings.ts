import { bySeverity, countFindings, type Finding } from '@tekskills/shared/content-check/check-item'
import {
  checkListType,
  MAX_CHECKED_ITEMS,
  MAX_FINDINGS_PER_ITEM,
  type CheckedItemRow,
} from '@tekskills/shared/contracts/http/content-check'
import type { Queries } from '../../platform/database/database'
import { readListType, readSort, type TableList } from '../../platform/http/lists/list-parameters'
import { pageResponse } from '../../platform/http/lists/page'
import { statusAt } from '../content/publication'
import { readAddressFacts, type AddressScope } from './address-facts'
import { addressFindings } from './item-readings'

export interface CheckScope extends AddressScope {
  /** Origin of the site. */
  origin: string
}

const BY_DEFAULT = { column: 'severity', direction: 'desc' } as const

/** The items with findings: of the last changed ones, without the archive and the trash. */
export async function listFindings(queries: Queries, list: TableList, scope: CheckScope) {
  const type = readListType(checkListType, list.type)
  const sort = readSort(list.sort, Object.keys(orders), BY_DEFAULT)
  const all = await checkedItems(queries, scope)
  const text = list.q?.trim().toLowerCase() ?? ''
  const found = all.filter(
    ({ kind, name, findings }) =>
      findings.length > 0 &&
      (type === undefined || (type === 'LINKS' ? findings.some(isBrokenLink) : kind === type)) &&
      name.toLowerCase().includes(text),
  )
  const ordered = found.toSorted((a, b) => {
    for (const { column, direction } of sort) {
      const order = (orders[column]?.(a, b) ?? 0) * (direction === 'desc' ? -1 : 1)
      if (order !== 0) return order
    }
    return b.updatedAt.localeCompare(a.updatedAt) || a.id.localeCompare(b.id)
  })
  const start = list.page * list.size
  const content = ordered.slice(start, start + list.size).map(toRow)
  return pageResponse({ ...list, content, total: found.length, sort })
}

type CheckedItem = Omit<CheckedItemRow, 'findings'> & { findings: Finding[] }

const toRow = ({ findings, ...item }: CheckedItem): CheckedItemRow => ({
  ...item,
  findings: bySeverity(findings)
    .slice(0, MAX_FINDINGS_PER_ITEM)
    .map(({ rule, severity, message, place }) => ({
      rule,
      severity,
      message,
      field: place.field,
      quote: place.quote ?? null,
    })),
})

/** Findings of links that do not lead where they should. */
const BROKEN = new Set([
  'link-broken',
  'link-deleted',
  'link-unpublished',
  'link-anchor',
  'link-own-anchor',
  'link-malformed',
])
const isBrokenLink = ({ rule }: Finding) => BROKEN.has(rule)

const orders: Record<string, (a: CheckedItem, b: CheckedItem) => number> = {
  severity: ({ counts: a }, { counts: b }) => a.errors - b.errors || a.warnings - b.warnings || a.advice - b.advice,
  name: (a, b) => a.name.localeCompare(b.name, 'en'),
  updatedAt: (a, b) => a.updatedAt.localeCompare(b.updatedAt),
}

async function checkedItems(queries: Queries, scope: CheckScope): Promise<CheckedItem[]> {
  const rows = await queries
    .selectFrom('content_item')
    .select(['id', 'version', 'kind', 'name', 'status', 'published_at', 'updated_at'])
    .where('deleted_at', 'is', null)
    .where('status', '<>', 'ARCHIVED')
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(MAX_CHECKED_ITEMS)
    .execute()
  const readings = await scope.readings.load(queries, rows)
  const addresses = new Set([...readings.values()].flatMap((reading) => reading.addresses))
  const facts = await readAddressFacts(queries, [...addresses], scope)
  const known = { origin: scope.origin, factsOf: (address: string) => facts.get(address) }
  return rows.flatMap(({ id, kind, name, status, published_at, updated_at }) => {
    const reading = readings.get(id)
    if (!reading) return []
    const findings = [...reading.findings, ...addressFindings(reading, known)]
    const now = statusAt({ status, publishedAt: published_at }, scope.now)
    const counts = countFindings(findings)
    return [{ id, kind, name, status: now, updatedAt: updated_at.toISOString(), counts, findings }]
  })
}
