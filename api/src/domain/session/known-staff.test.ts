import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FastifyRequest } from 'fastify'
import { createKnownStaff } from './known-staff'

const MINUTE = 60_000
const callWith = (letter: string) => {
  const authorization = `Bearer ${letter.repeat(43)}`
  return {
    headers: { authorization },
    raw: { rawHeaders: ['Authorization', authorization] },
  } as unknown as FastifyRequest
}

test('S11 a caller is known for a quarter of an hour after a call whose session was found', () => {
  let now = 0
  const staff = createKnownStaff(() => now)
  staff.note(callWith('a'))
  assert.deepEqual([staff.has(callWith('a')), staff.has(callWith('b'))], [true, false])
  now = 14 * MINUTE
  assert.equal(staff.has(callWith('a')), true)
  staff.note(callWith('a'))
  now = 28 * MINUTE
  assert.equal(staff.has(callWith('a')), true)
  now = 30 * MINUTE
  assert.equal(staff.has(callWith('a')), false)
})

test('S11 only the last thousand callers are known, and a call without a token never is', () => {
  const staff = createKnownStaff(() => 0)
  const bare = { headers: {}, raw: { rawHeaders: [] } } as unknown as FastifyRequest
  staff.note(bare)
  assert.equal(staff.has(bare), false)
  const numbered = (index: number) => {
    const authorization = `Bearer ${String(index).padStart(43, '0')}`
    return {
      headers: { authorization },
      raw: { rawHeaders: ['authorization', authorization] },
    } as unknown as FastifyRequest
  }
  for (let index = 0; index <= 1_000; index += 1) staff.note(numbered(index))
  assert.deepEqual([staff.has(numbered(0)), staff.has(numbered(1)), staff.has(numbered(1_000))], [false, true, true])
})
