import type { Queries } from './database'

/** A value of the table `setting`; undefined when there is none. */
export async function readSetting(queries: Queries, key: string): Promise<unknown> {
  const row = await queries.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirst()
  return row?.value
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
