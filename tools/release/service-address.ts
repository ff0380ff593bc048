import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const recordIn = (dataDir: string) => join(dataDir, 'service.json')

/** Records the address of the service that runs on this data; returns a function that removes the record. */
export async function recordService(dataDir: string, address: string): Promise<() => Promise<void>> {
  await writeFile(recordIn(dataDir), JSON.stringify({ address }))
  return () => rm(recordIn(dataDir), { force: true })
}

/**
 * Address of the service: `API_URL`, or the one recorded by a site that runs on this data; undefined without either.
 */
export async function serviceAddress(
  dataDir: string,
  env: Record<string, string | undefined> = process.env,
): Promise<string | undefined> {
  if (env['API_URL']) return env['API_URL']
  const text = await readFile(recordIn(dataDir), 'utf8').catch(() => undefined)
  return text ? (JSON.parse(text) as { address: string }).address : undefined
}
