import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const recordIn = (dataDir: string) => join(dataDir, 'service.json')

/** Notes where the service of a site that runs on this data answers; returns a function that takes the note away. */
export async function noteService(dataDir: string, address: string): Promise<() => Promise<void>> {
  await writeFile(recordIn(dataDir), JSON.stringify({ address }))
  return () => rm(recordIn(dataDir), { force: true })
}

/** Where the service answers: `API_URL`, else what a site that runs on this data has noted; undefined without either. */
export async function serviceAddress(
  dataDir: string,
  env: Record<string, string | undefined> = process.env,
): Promise<string | undefined> {
  if (env['API_URL']) return env['API_URL']
  const text = await readFile(recordIn(dataDir), 'utf8').catch(() => undefined)
  return text ? (JSON.parse(text) as { address: string }).address : undefined
}
