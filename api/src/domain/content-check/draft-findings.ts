import type { Finding } from '@tekskills/shared/content-check/check-item'
import type { Queries } from '../../platform/database/database'
import { withDrafts } from '../content/item-rows'
import { readAddressFacts } from './address-facts'
import type { CheckScope } from './content-findings'
import { addressFindings, definitions } from './item-readings'

/**
 * What the checker finds in items as they will be once their drafts are published, by item. Links between the items are
 * not broken: they go live together.
 */
export async function draftFindings(
  queries: Queries,
  ids: readonly string[],
  scope: CheckScope,
): Promise<Map<string, Finding[]>> {
  if (ids.length === 0) return new Map()
  const source = withDrafts(queries, ids)
  const rows = await source
    .selectFrom('content_item')
    .select(['id', 'version', 'kind', 'slug'])
    .where('deleted_at', 'is', null)
    .execute()
  const read = await scope.readings.load(source, rows)
  const addresses = new Set([...read.values()].flatMap((reading) => reading.addresses))
  const facts = await readAddressFacts(queries, [...addresses], scope)
  const together = new Set(
    rows.flatMap(({ kind, slug }) => {
      const path = definitions.find(({ name }) => name === kind)?.pagePath
      return slug && path ? [`${path}${slug}`] : []
    }),
  )
  const factsOf = (address: string) => (together.has(address) ? undefined : facts.get(address))
  const known = { origin: scope.origin, factsOf }
  return new Map(
    [...read].map(([id, reading]) => [id, [...reading.findings, ...addressFindings(reading, known)]] as const),
  )
}
