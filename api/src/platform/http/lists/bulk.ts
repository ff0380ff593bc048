import { toProblem } from '../problems/problems-plugin'

interface BulkCall {
  ids: readonly string[]
  /** By id, the version that was seen of a record. */
  versions?: Readonly<Record<string, number>>
}

interface BulkResult {
  id: string
  ok: boolean
  code?: string
  /** What is wrong, where the error is about a field. */
  message?: string
}

/**
 * Does one thing to each of many records, each in a transaction of its own, and reports for each how it went (contract
 * §3.7, `bulk`). The rejection of one leaves the others alone; an internal error ends it. The work is given the version
 * that was seen of the record, if the client sent it.
 */
export async function bulk(
  { ids, versions = {} }: BulkCall,
  work: (id: string, seen: number | undefined) => Promise<unknown>,
): Promise<{ results: BulkResult[] }> {
  // Ids read the same in either letter case (RFC 9562 §4).
  const seen = new Map(Object.entries(versions).map(([id, version]) => [id.toLowerCase(), version]))
  const results: BulkResult[] = []
  for (const id of new Set(ids.map((each) => each.toLowerCase()))) {
    try {
      await work(id, seen.get(id))
      results.push({ id, ok: true })
    } catch (error) {
      const { status, code, extras } = toProblem(error)
      if (status >= 500) throw error
      const message = extras.errors?.[0]?.message
      results.push({ id, ok: false, code, ...(message && { message }) })
    }
  }
  return { results }
}
