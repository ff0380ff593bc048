import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Registry } from '@tekskills/shared/contracts/release'
import { PART_NAME, RELEASE_ID } from '../read-release'

/** How many recent changes are searched for a readable registry. */
const MAX_CHANGES = 20

const id = z.string().regex(RELEASE_ID)
const name = z.string().regex(PART_NAME)
const entry = z.looseObject({ live: id, previous: z.array(id) })
const registry = z.looseObject({
  schema: z.literal(1),
  shell: entry,
  remotes: z.record(name, entry).refine((remotes) => Object.keys(remotes).length > 0),
  newcomers: z.record(name, z.looseObject({ release: id })).optional(),
})

/** Parses a registry; undefined for text that is not a valid one, or in which no remote is live. */
export function parseRegistry(text: string): Registry | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return registry.safeParse(value).success ? (value as Registry) : undefined
  } catch {
    return undefined
  }
}

/**
 * The registry of the newest readable change in the history beside `registry.json`. A server's copy of a bucket has no
 * history, which gives undefined.
 */
export async function lastReadableRegistry(root: string): Promise<Registry | undefined> {
  const folder = join(root, 'history')
  const changes = (await readdir(folder).catch(() => [])).filter((file) => /^\d+\.json$/.test(file))
  for (const file of changes.sort().reverse().slice(0, MAX_CHANGES)) {
    const text = await readFile(join(folder, file), 'utf8').catch(() => '')
    const found = parseRegistry(registryTextOf(text))
    if (found) return found
  }
  return undefined
}

/** The JSON of the registry in a recorded change; empty when the record cannot be read. */
function registryTextOf(change: string): string {
  try {
    return JSON.stringify((JSON.parse(change) as { registry?: unknown }).registry) ?? ''
  } catch {
    return ''
  }
}
