import { ProblemError } from '../problems/problem-error'

interface BulkResult {
  id: string
  ok: boolean
  code?: string
}

/**
 * Does one thing to each of many records, each in a transaction of its own, and tells for each how it went (contract
 * §3.7, `bulk`). A refusal of one leaves the others alone; a fault of our own ends it.
 */
export async function bulk(
  ids: readonly string[],
  work: (id: string) => Promise<unknown>,
): Promise<{ results: BulkResult[] }> {
  const results: BulkResult[] = []
  for (const id of distinctIds(ids)) {
    try {
      await work(id)
      results.push({ id, ok: true })
    } catch (error) {
      if (!(error instanceof ProblemError) || error.status >= 500) throw error
      results.push({ id, ok: false, code: error.code })
    }
  }
  return { results }
}

/** Each id once; ids read the same in either letter case (RFC 9562 §4). */
export const distinctIds = (ids: readonly string[]) => new Set(ids.map((id) => id.toLowerCase()))
