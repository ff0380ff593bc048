import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { withClearedFields } from './schema-validator'

const record = z.object({
  version: z.number().int(),
  name: z.string().min(1).optional(),
  alt: z.string().max(10).optional(),
  tags: z.array(z.string()).optional(),
  featured: z.boolean().optional(),
  order: z.number().int().default(0),
  title: z.string().nullable().optional(),
})
const allNull = { version: null, name: null, alt: null, tags: null, featured: null, order: null, title: null }

test('§3.1 in an update null clears fields that can be empty, and stays null where a value is required', () => {
  assert.deepEqual(withClearedFields(record, { ...allNull, other: null }, 'PUT'), {
    version: null,
    name: null,
    alt: '',
    tags: [],
    featured: false,
    order: 0,
    title: null,
    other: null,
  })
})

test('§3.1 in a new record null counts as absent', () => {
  assert.deepEqual(withClearedFields(record, allNull, 'POST'), { version: null, title: null })
})

test('non-objects and keys of Object.prototype are left unchanged', () => {
  const own: unknown = JSON.parse('{"__proto__":null,"constructor":null}')
  for (const body of [null, undefined, 'text', 7, [], own]) {
    assert.deepEqual(withClearedFields(record, body, 'PUT'), body)
  }
})
