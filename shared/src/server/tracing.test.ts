/** @jest-environment node */
import { currentTraceparent, inRequest } from './request-scope'
import { isTracing, noteSpan, startSpan, traced, traceIdOf, trustedParent } from './tracing'

const ID = 'a1b2c3d4-0000-4000-8000-0123456789ab'
const TRACE = 'a1b2c3d40000400080000123456789ab'

test('a trace has the id of its request; an id that cannot be one is hashed', () => {
  expect(traceIdOf(ID)).toBe(TRACE)
  expect(traceIdOf(TRACE)).toBe(TRACE)
  for (const other of ['0'.repeat(32), 'not-hexadecimal-at-all', 'ab'.repeat(20)]) {
    expect(traceIdOf(other)).toMatch(/^[0-9a-f]{32}$/)
    expect(traceIdOf(other)).not.toBe(other)
  }
})

test('a caller can add a span only to the trace of its own request', () => {
  const own = `00-${TRACE}-0123456789abcdef-01`
  expect(trustedParent(ID, own)).toBe(own)
  for (const foreign of [`00-${'b'.repeat(32)}-0123456789abcdef-01`, 'nonsense', undefined, [own]])
    expect(trustedParent(ID, foreign)).toBeUndefined()
})

test('without tracing nothing is recorded, and work is done as without a span', async () => {
  expect(isTracing()).toBe(false)
  expect(startSpan('a span')).toBeUndefined()
  noteSpan('a query', 5, {})
  const found = await inRequest(ID, () => traced('a span', {}, async () => currentTraceparent()))
  expect(found).toBeUndefined()
})
