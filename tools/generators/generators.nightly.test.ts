import { after, before, test } from 'node:test'
import { generatedOfEach, manifests } from './generated-of-each'
import type { GeneratedTree } from './generated-tree'

const JEST = ['jest/bin/jest.js', '--ci'] as const

let tree: GeneratedTree

before(async () => {
  tree = await generatedOfEach()
})

after(() => tree.remove())

test('a generated page passes its own test, in a remote with a layout and in one without', async () => {
  await tree.run(...JEST, 'company-history')
  await tree.run(...JEST, ...manifests.map((path) => path.replace('.ts', '.test.ts')), '-t', '^remote-\\w+ manifest')
})

test('a generated remote passes its contract test', () => tree.run(...JEST, 'remote-academy'))
