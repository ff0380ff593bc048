import { sql, type SelectQueryBuilder } from 'kysely'

/** The number of rows that a query without selected columns finds, for the total of a list. */
export async function countRows<Schema, Table extends keyof Schema>(
  found: SelectQueryBuilder<Schema, Table, object>,
): Promise<number> {
  // PostgreSQL counts in bigint, which its driver returns as text.
  const counted = found.select(sql<number>`count(*)::int`.as('total')).$castTo<{ total: number }>()
  return (await counted.executeTakeFirstOrThrow()).total
}
