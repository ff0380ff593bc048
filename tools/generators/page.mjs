import { existsSync, readFileSync } from 'node:fs'
import { inTree, nameQuestion, pathQuestion, remotesIn, wordsQuestion } from './answers.mjs'
import { addressTaken } from './address-taken.mjs'
import { addProperty, addRoute, editFile, hasObject, insertAfterLast } from './edit-source.mjs'
import { writeTemplate } from './write-file.mjs'

/** Access and layout of pages by remote; other remotes belong to the company site. */
const handles = {
  'remote-backoffice': { access: 'staff', chrome: 'staff' },
  'remote-tekdatanova': { access: 'open', chrome: 'microsite' },
}
const companySite = { access: 'visitor', chrome: 'site' }

/** Source of the route of a new page; `path` is source, too. */
function routeSource({ remote, name, heading, description }, component, path) {
  const handle = {
    ...(handles[remote] ?? companySite),
    meta: { title: `${heading} | Tekskills`, description },
    chunks: [name],
  }
  return `{
    id: '${remote.replace('remote-', '')}.${name}',
    path: ${path},
    lazy: () =>
      import(/* webpackChunkName: "${name}" */ './pages/${name}/${component}').then(({ ${component} }) => ({
        Component: ${component},
      })),
    handle: ${JSON.stringify(handle)} satisfies PageHandle,
  }`
}

/** Adds the import of `PageHandle` to a manifest whose routes are all in other files. */
const withPageHandle = (source) =>
  /\bPageHandle\b/.test(source)
    ? source
    : source.replace('import type { RemoteManifest }', 'import type { PageHandle, RemoteManifest }')

const withPaths = (source) =>
  source.includes("from './paths'") ? source : insertAfterLast(source, /^import /, ["import { paths } from './paths'"])

/** Writes the folder of a page, and adds its address and its route to the `paths.ts` and the manifest of its remote. */
export async function addPage(plop, answers) {
  if (addressTaken(inTree(plop), answers.path)) throw new Error(`There is already a page at ${answers.path}.`)
  const folder = '{{remote}}/src/pages/{{name}}'
  await writeTemplate(plop, 'page/Page.tsx', `${folder}/{{pascalCase name}}Page.tsx`, answers)
  await writeTemplate(plop, 'page/Page.test.tsx', `${folder}/{{pascalCase name}}Page.test.tsx`, answers)
  const component = `${plop.getHelper('pascalCase')(answers.name)}Page`
  const paths = inTree(plop, answers.remote, 'src', 'paths.ts')
  const manifest = inTree(plop, answers.remote, 'src', 'manifest.ts')
  if (existsSync(paths) && hasObject(readFileSync(paths, 'utf8'), 'paths')) {
    const key = plop.getHelper('camelCase')(answers.name)
    await editFile(paths, (source) => addProperty(source, 'paths', `${key}: '${answers.path}'`))
    await editFile(manifest, (source) =>
      addRoute(withPaths(withPageHandle(source)), routeSource(answers, component, `paths.${key}`)),
    )
  } else {
    await editFile(manifest, (source) =>
      addRoute(withPageHandle(source), routeSource(answers, component, `'${answers.path}'`)),
    )
  }
  return `${answers.remote} has a page at ${answers.path}`
}

/** Generator of a page: its folder, a test, and its route in the manifest. */
export const page = {
  description: 'a page of a remote',
  prompts: [
    { type: 'list', name: 'remote', message: 'Remote:', choices: remotesIn(process.cwd()) },
    nameQuestion('Name of the page, such as about-us:'),
    pathQuestion,
    wordsQuestion('heading', 'Heading of the page:'),
    wordsQuestion('description', 'Description of the page in one sentence:'),
  ],
  actions: [(answers, _config, plop) => addPage(plop, answers)],
}
