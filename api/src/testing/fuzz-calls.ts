import assert from 'node:assert/strict'
import type { Problem } from '@tekskills/shared/contracts/problem'
import fc, { type Arbitrary } from 'fast-check'
import { describedCalls, type ApiDocument, type DescribedCall } from './described-calls'
import { oddText, valueOf } from './odd-values'

export interface FuzzedCall {
  method: string
  /** The path in the document. */
  path: string
  url: string
  body?: string
}

export interface FuzzedResponse {
  status: number
  type: string
  body: string
}

interface Fuzzing {
  document: ApiDocument
  runs: number
  seed?: number
  /** Sends a request with an account that has access. */
  send(call: FuzzedCall): Promise<FuzzedResponse>
  /** Ids of records that exist. */
  ids: readonly string[]
}

/** Links in e-mails return small HTML pages, even if they are no longer valid. */
const pages = /\/newsLetter\/(un|confirm)/

/** Ends the session that the other requests need. */
const EXCLUDED = new Set(['POST /api/logout'])

/**
 * Sends valid and invalid requests to every endpoint of the document. No response may be a 5xx, and rejections must be
 * problem documents. Successful responses are validated by the service itself, which returns 500 on a mismatch. Throws
 * on the first violation, with the seed.
 */
export async function fuzzCalls({ document, runs, seed, send, ids }: Fuzzing): Promise<Map<string, number>> {
  const calls = describedCalls(document).filter(({ method, path }) => !EXCLUDED.has(`${method} ${path}`))
  const seen = new Map<string, number>()
  await fc.assert(
    fc.asyncProperty(fc.oneof(...calls.map((call) => callOf(call, ids))), async (call) => {
      const response = await send(call)
      const status = `${Math.floor(response.status / 100)}xx`
      seen.set(status, (seen.get(status) ?? 0) + 1)
      check(call, response)
    }),
    { numRuns: runs, ...(seed !== undefined && { seed }), endOnFailure: true },
  )
  return seen
}

function check(call: FuzzedCall, { status, type, body }: FuzzedResponse): void {
  const what = `${call.method} ${call.url} ${call.body?.slice(0, 2_000) ?? ''}: ${status} ${body.slice(0, 500)}`
  assert.ok(status < 500, what)
  if (status < 400 || pages.test(call.path)) return
  assert.match(type, /^application\/problem\+json/, what)
  const problem = JSON.parse(body) as Problem
  assert.equal(problem.status, status, what)
  assert.ok(problem.code && problem.detail && problem.message === problem.detail, what)
  assert.doesNotMatch(body, /node_modules|\.ts:|select .* from|syntax error/i, what)
}

function callOf({ method, path, query, body }: DescribedCall, ids: readonly string[]): Arbitrary<FuzzedCall> {
  const id = fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...ids) }, fc.uuid(), oddText)
  const parameters = Object.entries(query).map(([name, schema]) =>
    fc.option(fc.oneof(valueOf(schema), oddText).map((value) => [name, textOf(value)])),
  )
  return fc
    .tuple(id, fc.tuple(...parameters), body ? fc.option(valueOf(body), { freq: 9 }) : fc.constant(null))
    .map(([wanted, pairs, payload]) => {
      const search = new URLSearchParams(pairs.filter((pair) => pair !== null))
      const address = path.replaceAll(/\{\w+\}/g, encodeURIComponent(wanted.replaceAll(/\p{Cs}/gu, '')))
      return {
        method,
        path,
        url: search.size > 0 ? `${address}?${search}` : address,
        ...(body && payload !== null && { body: JSON.stringify(payload) }),
      }
    })
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
