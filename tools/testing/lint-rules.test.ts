import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lintFixture } from './lint-fixture'

const EXPORT = 'export const value = 1\n'

/** Lints `from`, which imports `to`; both exist in the fixture. */
const lintImport = (from: string, specifier: string, to: string) =>
  lintFixture({ [from]: `import { value } from '${specifier}'\nexport const copy = value\n`, [to]: EXPORT }, from)

const BOUNDARY = ['boundaries/dependencies']

test('contracts may not import the HTTP client', async () => {
  const violations = await lintImport('shared/src/contracts/probe.ts', '../http/client', 'shared/src/http/client.ts')
  assert.deepEqual(violations, BOUNDARY)
})

test('a feature may import the shared parts by their package name', async () => {
  const from = 'remote-public/src/features/blogs/probe.ts'
  assert.deepEqual(await lintImport(from, '@tekskills/shared/http/client', 'shared/src/http/client.ts'), [])
})

test('shared user interface may not call the service', async () => {
  const from = 'shared/src/ui/Probe.tsx'
  assert.deepEqual(await lintImport(from, '@tekskills/shared/http/client', 'shared/src/http/client.ts'), BOUNDARY)
})

test('a remote may not import another remote', async () => {
  const to = 'remote-tekdatanova/src/features/cards/cards.ts'
  const from = 'remote-public/src/pages/home/probe.ts'
  assert.deepEqual(await lintImport(from, '../../../../remote-tekdatanova/src/features/cards/cards', to), BOUNDARY)
})

test('a remote may not import the shell, nor the shell a remote', async () => {
  const remote = 'remote-public/src/manifest.ts'
  assert.deepEqual(await lintImport(remote, '../../shell/src/router', 'shell/src/router.ts'), BOUNDARY)
  assert.deepEqual(await lintImport('shell/src/router.ts', '../../remote-public/src/manifest', remote), BOUNDARY)
})

test('a page may import a feature of its remote, a feature may not import a page', async () => {
  const page = 'remote-public/src/pages/home/home.ts'
  const feature = 'remote-public/src/features/blogs/blogs.ts'
  assert.deepEqual(await lintImport(page, '../../features/blogs/blogs', feature), [])
  assert.deepEqual(await lintImport(feature, '../../pages/home/home', page), BOUNDARY)
})

test('a feature may import the kit of its remote and no other feature, the kit no feature', async () => {
  const tables = 'remote-backoffice/src/kit/tables/record-list.ts'
  const blogs = 'remote-backoffice/src/features/blogs/blog-list.ts'
  const authors = 'remote-backoffice/src/features/authors/author-list.ts'
  assert.deepEqual(await lintImport(blogs, '../../kit/tables/record-list', tables), [])
  assert.deepEqual(await lintImport(blogs, '../authors/author-list', authors), BOUNDARY)
  assert.deepEqual(await lintImport(tables, '../../features/blogs/blog-list', blogs), BOUNDARY)
})

test('a folder of the kit may import only those below it, types included, so that there is no cycle', async () => {
  const tables = 'remote-backoffice/src/kit/tables/record-list.ts'
  const content = 'remote-backoffice/src/kit/content/content-actions.ts'
  assert.deepEqual(await lintImport(content, '../tables/record-list', tables), [])
  assert.deepEqual(await lintImport(tables, '../content/content-actions', content), BOUNDARY)
  const types = {
    [tables]: "export type { Action } from '../content/content-actions'\n",
    [content]: 'export type Action = string\n',
  }
  assert.deepEqual(await lintFixture(types, tables), BOUNDARY)
})

test('both servers may import the server code of shared, and nothing that browsers load may', async () => {
  const to = 'shared/src/server/tagged-cache.ts'
  const specifier = '@tekskills/shared/server/tagged-cache'
  const servers = [
    'shell/server/pages/probe.ts',
    'api/src/platform/http/cache/probe.ts',
    'api/src/domain/blogs/probe.ts',
  ]
  for (const from of servers) assert.deepEqual(await lintImport(from, specifier, to), [], from)
  const browsers = ['shell/src/probe.ts', 'remote-public/src/features/blogs/probe.ts', 'shared/src/http/probe.ts']
  for (const from of browsers) assert.deepEqual(await lintImport(from, specifier, to), BOUNDARY, from)
})

test('the service may import contracts but not the user interface', async () => {
  const from = 'api/src/domain/blogs/probe.ts'
  assert.deepEqual(await lintImport(from, '@tekskills/shared/contracts/problem', 'shared/src/contracts/problem.ts'), [])
  assert.deepEqual(await lintImport(from, '@tekskills/shared/theme/theme', 'shared/src/theme/theme.ts'), BOUNDARY)
})

test('the platform of the service may not import a resource, nor a capability one above it', async () => {
  const blogs = 'api/src/domain/blogs/blogs.ts'
  const files = 'api/src/platform/files/store.ts'
  const problems = 'api/src/platform/http/problems/problem.ts'
  assert.deepEqual(await lintImport(blogs, '../../platform/files/store', files), [])
  assert.deepEqual(await lintImport(files, '../../domain/blogs/blogs', blogs), BOUNDARY)
  assert.deepEqual(await lintImport(files, '../http/problems/problem', problems), [])
  assert.deepEqual(await lintImport(problems, '../../files/store', files), BOUNDARY)
  assert.deepEqual(await lintImport(files, '../../app', 'api/src/app.ts'), BOUNDARY)
})

test('resources of the service import each other in one direction, and a new one the platform alone', async () => {
  const blogs = 'api/src/domain/blogs/blogs.ts'
  const content = 'api/src/domain/content/items.ts'
  const unlisted = 'api/src/domain/testimonials/testimonials.ts'
  assert.deepEqual(await lintImport(blogs, '../content/items', content), [])
  assert.deepEqual(await lintImport(content, '../blogs/blogs', blogs), BOUNDARY)
  assert.deepEqual(await lintImport(unlisted, '../blogs/blogs', blogs), BOUNDARY)
  assert.deepEqual(await lintImport('api/src/app.ts', './domain/blogs/blogs', blogs), [])
})

test('only tests may import the testing part', async () => {
  const specifier = '@tekskills/shared/testing/render'
  const to = 'shared/src/testing/render.ts'
  assert.deepEqual(await lintImport('remote-public/src/manifest.test.ts', specifier, to), [])
  assert.deepEqual(await lintImport('remote-public/src/manifest.ts', specifier, to), BOUNDARY)
})

test('the router and axios have one owner each', async () => {
  const restricted = ['@typescript-eslint/no-restricted-imports']
  const lint = (path: string, source: string) => lintFixture({ [path]: source }, path)
  const page = 'remote-public/src/pages/home/Home.tsx'
  assert.deepEqual(await lint(page, "export { Link } from 'react-router-dom'\n"), restricted)
  assert.deepEqual(await lint('shell/src/probe.ts', "export { Link } from 'react-router'\n"), [])
  assert.deepEqual(await lint('shell/src/probe.ts', "export { isAxiosError } from 'axios'\n"), restricted)
  assert.deepEqual(await lint('shared/src/http/probe.ts', "export { isAxiosError } from 'axios'\n"), [])
})

test('public remotes import contract types only', async () => {
  const to = 'shared/src/contracts/http/blogs.ts'
  const specifier = '@tekskills/shared/contracts/http/blogs'
  const restricted = ['@typescript-eslint/no-restricted-imports']
  assert.deepEqual(await lintImport('remote-public/src/features/blogs/probe.ts', specifier, to), restricted)
  assert.deepEqual(await lintImport('remote-backoffice/src/features/blogs/probe.ts', specifier, to), [])
  const types = { 'remote-public/src/manifest.ts': `export type { Value } from '${specifier}'\n`, [to]: EXPORT }
  assert.deepEqual(await lintFixture(types, 'remote-public/src/manifest.ts'), [])
})

test('file names follow the conventions and avoid vague terms', async () => {
  const lint = (path: string) => lintFixture({ [path]: EXPORT }, path)
  const naming = ['check-file/filename-naming-convention']
  assert.deepEqual(await lint('shared/src/theme/string-utils.ts'), ['check-file/filename-blocklist'])
  assert.deepEqual(await lint('shell/src/helpers/trim.ts'), ['check-file/filename-blocklist'])
  assert.deepEqual(await lint('shared/src/ui/page-section.tsx'), naming)
  assert.deepEqual(await lint('shared/src/theme/lightTheme.ts'), naming)
  assert.deepEqual(await lint('shared/src/ui/PageSection.tsx'), [])
  assert.deepEqual(await lint('remote-backoffice/src/kit/tables/record-table.tsx'), naming)
  assert.deepEqual(await lint('shared/src/ui/PageSection.test.tsx'), [])
  assert.deepEqual(await lint('shared/src/ui/PageSection.styles.ts'), [])
  assert.deepEqual(await lint('shared/src/ui/page-section.styles.ts'), naming)
  assert.deepEqual(await lint('shared/src/ui/page-section-styles.ts'), ['check-file/filename-blocklist'])
  assert.deepEqual(await lint('e2e/pages/contact.page.ts'), [])
})

test('declared names use the standard terms', async () => {
  const lint = (name: string) =>
    lintFixture({ 'shared/src/theme/probe.ts': `export const ${name} = 1\n` }, 'shared/src/theme/probe.ts')
  for (const name of ['keptPages', 'voices', 'saveSurely', 'blogKind']) assert.deepEqual(await lint(name), ['id-match'])
  for (const name of ['cachedPages', 'invoices', 'keptAt', 'kind']) assert.deepEqual(await lint(name), [])
})
