import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { fromRoot } from '../repository'
import { mutations } from './mutations'

test('every mutation still finds the text that it takes away, and its tests', () => {
  for (const { name, file, from, to, tests } of mutations) {
    const text = readFileSync(fromRoot('api', 'src', file), 'utf8')
    assert.equal(text.split(from).length, 2, name)
    assert.notEqual(from, to)
    for (const each of tests) assert.ok(existsSync(fromRoot('api', 'src', each)), each)
  }
})
