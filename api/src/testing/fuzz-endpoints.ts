import assert from 'node:assert/strict'
import type { Problem } from '@tekskills/shared/contracts/problem'
import fc, { type Arbitrary } from 'fast-check'
import { endpointsOf, type ApiDocument, type Endpoint } from './endpoints'
import { oddText, valueOf } from './odd-values'

export interface FuzzedRequest {
  method: string
  /** The path template in the document. */
  path: string
  url: string
  body?: string
}

export interface FuzzedResponse {
  status: number
  /** The `Content-Type` header. */
  type: string
  body: string
}

interface FuzzOptions {
  document: ApiDocument
  runs: number
  /** Repeats a failed run, which names its seed. */
  seed?: number
  /** Sends a request as an account that has access. */
  send(request: FuzzedRequest): Promise<FuzzedResponse>
  /** Ids of records that exist. */
  ids: readonly string[]
}

/** Links in emails return small HTML pages, even if they are no longer valid. */
const HTML_PATHS = /\/(newsLetter|jobAlerts)\/(un|confirm)/

/** Ends the session that the other requests need. */
export const EXCLUDED = new Set(['POST /api/logout'])

/**
 * Sends valid and invalid requests to every endpoint of the document. No response may be a 5xx, and rejections must be
 * problem documents. Successful responses are validated by the service itself, which returns 500 on a mismatch. Returns
 * how many responses had each class of status (`2xx`). Throws on the first violation, with the seed.
 */
export async function fuzzEndpoints({ document, runs, seed, send, ids }: FuzzOptions): Promise<Map<string, number>> {
  const endpoints = endpointsOf(document).filter(({ method, path }) => !EXCLUDED.has(`${method} ${path}`))
  const seen = new Map<string, number>()
  await fc.assert(
    fc.asyncProperty(fc.oneof(...endpoints.map((endpoint) => requestTo(endpoint, ids))), async (request) => {
      const response = await send(request)
      const status = `${Math.floor(response.status / 100)}xx`
      seen.set(status, (seen.get(status) ?? 0) + 1)
      assertValid(request, response)
    }),
    { numRuns: runs, ...(seed !== undefined && { seed }), endOnFailure: true },
  )
  return seen
}

function assertValid(request: FuzzedRequest, { status, type, body }: FuzzedResponse): void {
  const what = `${request.method} ${request.url} ${request.body?.slice(0, 2_000) ?? ''}: ${status} ${body.slice(0, 500)}`
  assert.ok(status < 500, what)
  if (status < 400 || HTML_PATHS.test(request.path)) return
  assert.match(type, /^application\/problem\+json/, what)
  const problem = JSON.parse(body) as Problem
  assert.equal(problem.status, status, what)
  assert.ok(problem.code && problem.detail && problem.message === problem.detail, what)
  assert.doesNotMatch(body, /node_modules|\.ts:|select .* from|syntax error/i, what)
}

/** A valid or invalid request to an endpoint. */
export function requestTo({ method, path, query, body }: Endpoint, ids: readonly string[]): Arbitrary<FuzzedRequest> {
  const id = fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...ids) }, fc.uuid(), oddText)
  const parameters = Object.entries(query).map(([name, schema]) =>
    fc.option(fc.oneof(valueOf(schema), oddText).map((value) => [name, textOf(value)])),
  )
  return fc
    .tuple(id, fc.tuple(...parameters), body ? fc.option(valueOf(body), { freq: 9 }) : fc.constant(null))
    .map(([recordId, pairs, payload]) => {
      const search = new URLSearchParams(pairs.filter((pair) => pair !== null))
      // Lone surrogates cannot be URL-encoded.
      const pathname = path.replaceAll(/\{\w+\}/g, encodeURIComponent(recordId.replaceAll(/\p{Cs}/gu, '')))
      return {
        method,
        path,
        url: search.size > 0 ? `${pathname}?${search}` : pathname,
        ...(body && payload !== null && { body: JSON.stringify(payload) }),
      }
    })
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
