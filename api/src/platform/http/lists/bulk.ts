import { toProblem } from '../problems/problems-plugin'

interface BulkCall {
  ids: readonly string[]
  /** By id, the version of the record that the client loaded. */
  versions?: Readonly<Record<string, number>>
}

interface BulkResult {
  id: string
  ok: boolean
  code?: string
  /** The first field with an error, if any, and its message. */
  field?: string
  message?: string
}

/**
 * Applies one action to many records, each in its own transaction, and returns a result for each (contract §3.7,
 * `bulk`). A rejected record does not affect the rest; an internal error aborts. `work` gets the version that the
 * client loaded, if it sent one.
 */
export async function bulk(
  { ids, versions = {} }: BulkCall,
  work: (id: string, seen: number | undefined) => Promise<unknown>,
): Promise<{ results: BulkResult[] }> {
  // UUIDs are case-insensitive (RFC 9562 §4).
  const seen = new Map(Object.entries(versions).map(([id, version]) => [id.toLowerCase(), version]))
  const results: BulkResult[] = []
  for (const id of new Set(ids.map((each) => each.toLowerCase()))) {
    try {
      await work(id, seen.get(id))
      results.push({ id, ok: true })
    } catch (error) {
      const { status, code, extras } = toProblem(error)
      if (status >= 500) throw error
      const [problem] = extras.errors ?? []
      results.push({ id, ok: false, code, ...(problem && { field: problem.field, message: problem.message }) })
    }
  }
  return { results }
}
