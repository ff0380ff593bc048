import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { generatedTree, type GeneratedTree } from './generated-tree'

const ESLINT = ['eslint/bin/eslint.js', '--max-warnings', '0'] as const
const JEST = ['jest/bin/jest.js', '--ci'] as const
const page = {
  name: 'company-history',
  path: '/company-history',
  heading: "The company's history",
  description: 'How it began.',
}

const remotes = ['remote-public', 'remote-tekdatanova']
const pages = remotes.map((remote) => `${remote}/src/pages/company-history`)
const manifests = remotes.map((remote) => `${remote}/src/manifest.ts`)
const resource = 'api/src/domain/client-stories'

let tree: GeneratedTree

before(async () => {
  tree = await generatedTree('shared', 'api', ...remotes)
  await tree.generate('page', { ...page, remote: 'remote-public' })
  await tree.generate('page', { ...page, remote: 'remote-tekdatanova', path: '/tekdatanova/company-history' })
  await tree.generate('remote', { name: 'academy', heading: 'Academy', description: 'Courses for engineers.' })
  await tree.generate('api-module', { name: 'client-stories', singular: 'client-story', role: 'CAREERS' })
})

after(() => tree.remove())

test('what is generated, and what it was entered in, passes lint', async () => {
  await tree.run(
    ...ESLINT,
    ...[...pages, ...manifests, 'remote-academy', 'tools/repository.ts'],
    ...[
      resource,
      'shared/src/contracts/http/client-stories.ts',
      'api/src/app.ts',
      'api/src/platform/database/schema.ts',
    ],
  )
})

test('what is generated passes the type check', () => tree.typecheck(...pages, 'remote-academy', 'tools', resource))

test('a generated page passes its own test, in a remote with a layout and in one without', async () => {
  await tree.run(...JEST, 'company-history')
  await tree.run(...JEST, ...manifests.map((path) => path.replace('.ts', '.test.ts')), '-t', '^remote-\\w+ manifest')
})

test('a second page at the same address is refused', async () => {
  await assert.rejects(tree.generate('page', { ...page, remote: 'remote-public', name: 'twice' }), /a page at/)
})

test('a generated remote passes its contract test', () => tree.run(...JEST, 'remote-academy'))

test('a generated resource of the service passes its own test', () =>
  tree.run('tsx/dist/cli.mjs', '--test', `${resource}/client-stories.test.ts`))
