import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Registry } from '@tekskills/shared/contracts/release'
import { RELEASE_ID } from '../read-release'

/** Changes that are looked through for a registry that can be read. */
const MOST_CHANGES = 20

const entry = z.looseObject({ live: z.string().regex(RELEASE_ID), previous: z.array(z.string().regex(RELEASE_ID)) })
const registry = z.looseObject({
  schema: z.literal(1),
  shell: entry,
  remotes: z.record(z.string(), entry).refine((remotes) => Object.keys(remotes).length > 0),
})

/** Reads a registry; undefined for text that is none, or that makes no part live. */
export function parseRegistry(text: string): Registry | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return registry.safeParse(value).success ? (value as Registry) : undefined
  } catch {
    return undefined
  }
}

/**
 * The registry as the newest change left it that can still be read, from the history beside `registry.json`. A server's
 * copy of a bucket has no history; undefined then.
 */
export async function lastReadableRegistry(root: string): Promise<Registry | undefined> {
  const folder = join(root, 'history')
  const changes = (await readdir(folder).catch(() => [])).filter((file) => /^\d+\.json$/.test(file))
  for (const file of changes.sort().reverse().slice(0, MOST_CHANGES)) {
    const text = await readFile(join(folder, file), 'utf8').catch(() => '')
    const found = parseRegistry(registryTextOf(text))
    if (found) return found
  }
  return undefined
}

/** The registry inside the record of a change. */
function registryTextOf(change: string): string {
  try {
    return JSON.stringify((JSON.parse(change) as { registry?: unknown }).registry) ?? ''
  } catch {
    return ''
  }
}
