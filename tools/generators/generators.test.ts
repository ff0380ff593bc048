import assert from 'node:assert/strict'
import { test } from 'node:test'
import { generatedTree } from './generated-tree'

const ESLINT = ['eslint/bin/eslint.js', '--max-warnings', '0'] as const
const JEST = ['jest/bin/jest.js', '--ci'] as const
const page = {
  name: 'company-history',
  path: '/company-history',
  heading: "The company's history",
  description: 'How it began.',
}

test('a generated page passes lint, type check and its own test, in a remote with a layout and in one without', async (context) => {
  const remotes = ['remote-public', 'remote-tekdatanova']
  const pages = remotes.map((remote) => `${remote}/src/pages/company-history`)
  const manifests = remotes.map((remote) => `${remote}/src/manifest.ts`)
  const tree = await generatedTree(context, 'shared', ...remotes)
  await tree.generate('page', { ...page, remote: 'remote-public' })
  await tree.generate('page', { ...page, remote: 'remote-tekdatanova', path: '/tekdatanova/company-history' })
  await assert.rejects(tree.generate('page', { ...page, remote: 'remote-public', name: 'twice' }), /a page at/)
  await tree.run(...ESLINT, ...pages, ...manifests)
  await tree.typecheck(...pages)
  await tree.run(...JEST, 'company-history')
  await tree.run(...JEST, ...manifests.map((path) => path.replace('.ts', '.test.ts')), '-t', '^remote-\\w+ manifest')
})

test('a generated remote passes lint, type check and its contract test', async (context) => {
  const tree = await generatedTree(context, 'shared')
  await tree.generate('remote', { name: 'academy', heading: 'Academy', description: 'Courses for engineers.' })
  await tree.run(...ESLINT, 'remote-academy', 'tools/repository.ts')
  await tree.typecheck('remote-academy', 'tools')
  await tree.run(...JEST, 'remote-academy')
})

test('a generated resource of the service passes lint, type check and its own test', async (context) => {
  const tree = await generatedTree(context, 'shared', 'api')
  await tree.generate('api-module', { name: 'client-stories', singular: 'client-story', role: 'CAREERS' })
  const folder = 'api/src/modules/client-stories'
  await tree.run(
    ...ESLINT,
    folder,
    'shared/src/contracts/http/client-stories.ts',
    'api/src/app.ts',
    'api/src/database/schema.ts',
  )
  await tree.typecheck(folder)
  await tree.run('tsx/dist/cli.mjs', '--test', `${folder}/client-stories.test.ts`)
})
