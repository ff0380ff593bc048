import type { Queries } from './database'

/** A value of the table `setting`; undefined when there is none. */
export async function readSetting(queries: Queries, key: string): Promise<unknown> {
  const row = await queries.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirst()
  return row?.value
}

/**
 * A value of the table `setting`, which is stored as `initial` if there is none, locked until the transaction ends: of two
 * concurrent changes, the second sees the result of the first.
 */
export async function lockSetting(transaction: Queries, key: string, initial: unknown): Promise<unknown> {
  const row = { key, value: JSON.stringify(initial) }
  await transaction
    .insertInto('setting')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const stored = transaction.selectFrom('setting').select('value').where('key', '=', key)
  return (await stored.forUpdate().executeTakeFirstOrThrow()).value
}

/** Stores a value in the table `setting`, in place of an earlier one. */
export async function writeSetting(queries: Queries, key: string, value: unknown): Promise<void> {
  const json = JSON.stringify(value)
  await queries
    .insertInto('setting')
    .values({ key, value: json })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: json }))
    .execute()
}
