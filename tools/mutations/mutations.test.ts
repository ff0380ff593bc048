import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { fromRoot } from '../repository'
import { editsOf } from './mutation'
import { mutations } from './mutations'

test('every mutation still finds the text that it takes away, and its tests', () => {
  for (const mutation of mutations) {
    for (const { file, from, to } of editsOf(mutation)) {
      const text = readFileSync(fromRoot('api', 'src', file), 'utf8')
      assert.equal(text.split(from).length, 2, mutation.name)
      assert.notEqual(from, to)
    }
    for (const each of mutation.tests) {
      const text = readFileSync(fromRoot('api', 'src', each), 'utf8')
      assert.ok(text.includes(mutation.proof), `${each} has no test "${mutation.proof}"`)
    }
  }
})
