import { lintTests, type Fixture } from './lint-fixture'

const lintTest = lintTests()

const EXPORT = 'export const value = 1\n'

/** `from` imports `to`; both exist. */
const lintImport = (from: string, specifier: string, to: string): Fixture => ({
  files: { [from]: `import { value } from '${specifier}'\nexport const copy = value\n`, [to]: EXPORT },
  path: from,
})

const BOUNDARY = ['boundaries/dependencies']
const RESTRICTED = ['eslint/no-restricted-imports']

lintTest('contracts may not import the HTTP client', () => {
  return [[lintImport('shared/src/contracts/probe.ts', '../http/client', 'shared/src/http/client.ts'), BOUNDARY]]
})

lintTest('a feature may import the shared parts by their package name', () => {
  const from = 'remote-public/src/features/blogs/probe.ts'
  return [[lintImport(from, '@tekskills/shared/http/client', 'shared/src/http/client.ts'), []]]
})

lintTest('shared user interface may not call the service', () => {
  const from = 'shared/src/ui/Probe.tsx'
  return [[lintImport(from, '@tekskills/shared/http/client', 'shared/src/http/client.ts'), BOUNDARY]]
})

lintTest('a remote may not import another remote', () => {
  const to = 'remote-tekdatanova/src/features/cards/cards.ts'
  const from = 'remote-public/src/pages/home/probe.ts'
  return [[lintImport(from, '../../../../remote-tekdatanova/src/features/cards/cards', to), BOUNDARY]]
})

lintTest('a remote may not import the shell, nor the shell a remote', () => {
  const remote = 'remote-public/src/manifest.ts'
  return [
    [lintImport(remote, '../../shell/src/router', 'shell/src/router.ts'), BOUNDARY],
    [lintImport('shell/src/router.ts', '../../remote-public/src/manifest', remote), BOUNDARY],
  ]
})

lintTest('a page may import a feature of its remote, a feature may not import a page', () => {
  const page = 'remote-public/src/pages/home/home.ts'
  const feature = 'remote-public/src/features/blogs/blogs.ts'
  return [
    [lintImport(page, '../../features/blogs/blogs', feature), []],
    [lintImport(feature, '../../pages/home/home', page), BOUNDARY],
  ]
})

lintTest('a feature may import the kit of its remote and no other feature, the kit no feature', () => {
  const tables = 'remote-backoffice/src/kit/tables/record-list-definition.ts'
  const blogs = 'remote-backoffice/src/features/blogs/blog-list.ts'
  const authors = 'remote-backoffice/src/features/authors/author-list.ts'
  return [
    [lintImport(blogs, '../../kit/tables/record-list-definition', tables), []],
    [lintImport(blogs, '../authors/author-list', authors), BOUNDARY],
    [lintImport(tables, '../../features/blogs/blog-list', blogs), BOUNDARY],
  ]
})

lintTest('a folder of the kit may import only those below it, types included, so that there is no cycle', () => {
  const tables = 'remote-backoffice/src/kit/tables/record-list-definition.ts'
  const content = 'remote-backoffice/src/kit/content/content-actions.ts'
  const types = {
    [tables]: "export type { Action } from '../content/content-actions'\n",
    [content]: 'export type Action = string\n',
  }
  return [
    [lintImport(content, '../tables/record-list-definition', tables), []],
    [lintImport(tables, '../content/content-actions', content), BOUNDARY],
    [{ files: types, path: tables }, BOUNDARY],
  ]
})

lintTest('both servers may import the server code of shared, and nothing that browsers load may', () => {
  const to = 'shared/src/server/tagged-cache.ts'
  const specifier = '@tekskills/shared/server/tagged-cache'
  const servers = [
    'shell/server/pages/probe.ts',
    'api/src/platform/http/cache/probe.ts',
    'api/src/domain/blogs/probe.ts',
  ]
  const browsers = ['shell/src/probe.ts', 'remote-public/src/features/blogs/probe.ts', 'shared/src/http/probe.ts']
  return [
    ...servers.map((from) => [lintImport(from, specifier, to), []] as const),
    ...browsers.map((from) => [lintImport(from, specifier, to), BOUNDARY] as const),
  ]
})

lintTest('the service may import contracts but not the user interface', () => {
  const from = 'api/src/domain/blogs/probe.ts'
  return [
    [lintImport(from, '@tekskills/shared/contracts/problem', 'shared/src/contracts/problem.ts'), []],
    [lintImport(from, '@tekskills/shared/theme/theme', 'shared/src/theme/theme.ts'), BOUNDARY],
  ]
})

lintTest('the platform of the service may not import a resource, nor a capability one above it', () => {
  const blogs = 'api/src/domain/blogs/blogs.ts'
  const files = 'api/src/platform/files/store.ts'
  const problems = 'api/src/platform/http/problems/problem.ts'
  return [
    [lintImport(blogs, '../../platform/files/store', files), []],
    [lintImport(files, '../../domain/blogs/blogs', blogs), BOUNDARY],
    [lintImport(files, '../http/problems/problem', problems), []],
    [lintImport(problems, '../../files/store', files), BOUNDARY],
    [lintImport(files, '../../app', 'api/src/app.ts'), BOUNDARY],
  ]
})

lintTest('resources of the service import each other in one direction, and a new one the platform alone', () => {
  const blogs = 'api/src/domain/blogs/blogs.ts'
  const content = 'api/src/domain/content/items.ts'
  const unlisted = 'api/src/domain/testimonials/testimonials.ts'
  return [
    [lintImport(blogs, '../content/items', content), []],
    [lintImport(content, '../blogs/blogs', blogs), BOUNDARY],
    [lintImport(unlisted, '../blogs/blogs', blogs), BOUNDARY],
    [lintImport('api/src/app.ts', './domain/blogs/blogs', blogs), []],
  ]
})

lintTest('only tests may import the testing part', () => {
  const specifier = '@tekskills/shared/testing/render'
  const to = 'shared/src/testing/render.ts'
  return [
    [lintImport('remote-public/src/manifest.test.ts', specifier, to), []],
    [lintImport('remote-public/src/manifest.ts', specifier, to), BOUNDARY],
  ]
})

lintTest('the router and axios have one owner each', () => {
  const lint = (path: string, source: string) => ({ files: { [path]: source }, path })
  const page = 'remote-public/src/pages/home/Home.tsx'
  return [
    [lint(page, "export { Link } from 'react-router-dom'\n"), RESTRICTED],
    [lint('shell/src/probe.ts', "export { Link } from 'react-router'\n"), []],
    [lint('shell/src/probe.ts', "export { isAxiosError } from 'axios'\n"), RESTRICTED],
    [lint('shared/src/http/probe.ts', "export { isAxiosError } from 'axios'\n"), []],
  ]
})

lintTest('public remotes import contract types only', () => {
  const to = 'shared/src/contracts/http/blogs.ts'
  const specifier = '@tekskills/shared/contracts/http/blogs'
  const types = { 'remote-public/src/manifest.ts': `export type { Value } from '${specifier}'\n`, [to]: EXPORT }
  return [
    [lintImport('remote-public/src/features/blogs/probe.ts', specifier, to), RESTRICTED],
    [lintImport('remote-backoffice/src/features/blogs/probe.ts', specifier, to), []],
    [{ files: types, path: 'remote-public/src/manifest.ts' }, []],
  ]
})

lintTest('file names follow the conventions and avoid vague terms', () => {
  const lint = (path: string) => ({ files: { [path]: EXPORT }, path })
  const naming = ['check-file/filename-naming-convention']
  return [
    [lint('shared/src/theme/string-utils.ts'), ['check-file/filename-blocklist']],
    [lint('shell/src/helpers/trim.ts'), ['check-file/filename-blocklist']],
    [lint('shared/src/ui/page-section.tsx'), naming],
    [lint('shared/src/theme/lightTheme.ts'), naming],
    [lint('shared/src/ui/PageSection.tsx'), []],
    [lint('remote-backoffice/src/kit/tables/record-table.tsx'), naming],
    [lint('shared/src/ui/PageSection.test.tsx'), []],
    [lint('shared/src/ui/PageSection.styles.ts'), []],
    [lint('shared/src/ui/page-section.styles.ts'), naming],
    [lint('shared/src/ui/page-section-styles.ts'), ['check-file/filename-blocklist']],
    [lint('e2e/pages/contact.page.ts'), []],
  ]
})

lintTest('declared names use the standard terms', () => {
  const path = 'shared/src/theme/probe.ts'
  const lint = (name: string) => ({ files: { [path]: `export const ${name} = 1\n` }, path })
  return [
    ...['keptPages', 'voices', 'saveSurely', 'blogKind'].map((name) => [lint(name), ['site/id-match']] as const),
    ...['cachedPages', 'invoices', 'kind'].map((name) => [lint(name), []] as const),
  ]
})
