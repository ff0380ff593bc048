import { existsSync, readFileSync } from 'node:fs'
import { inTree, nameQuestion, pathQuestion, remotesIn, wordsQuestion } from './answers.mjs'
import { addressTaken, routeFiles } from './address-taken.mjs'
import { addProperty, addRoute, editFile, hasObject, insertAfterLast } from './edit-source.mjs'
import { writeTemplate } from './write-file.mjs'

/** Access and layout of a new page in a folder of a remote: those of its first page, or else of the company site. */
function handleIn(folder) {
  const sources = routeFiles(folder).map((file) => readFileSync(file, 'utf8'))
  const first = (name) => sources.map((source) => new RegExp(`\\b${name}: '(\\w+)'`).exec(source)?.[1]).find(Boolean)
  return { access: first('access') ?? 'visitor', chrome: first('chrome') ?? 'site' }
}

/** Source of the route of a new page; `path` is source, too. */
function routeSource({ remote, name, heading, description, pageHandle }, component, path) {
  const handle = {
    ...pageHandle,
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

/**
 * Writes the folder of a page, and adds its address and its route to the `paths.ts` and the manifest of its remote.
 * @param folders folders of all remotes here, in which no address is given twice
 * @param folder that of the page's remote
 */
export async function addPage(plop, { folders, folder, ...given }) {
  if (addressTaken(inTree(plop), folders, given.path)) throw new Error(`There is already a page at ${given.path}.`)
  const answers = { ...given, pageHandle: handleIn(inTree(plop, folder)) }
  const target = `${folder}/src/pages/{{name}}`
  await writeTemplate(plop, 'page/Page.tsx', `${target}/{{pascalCase name}}Page.tsx`, answers)
  await writeTemplate(plop, 'page/Page.test.tsx', `${target}/{{pascalCase name}}Page.test.tsx`, answers)
  const component = `${plop.getHelper('pascalCase')(answers.name)}Page`
  const paths = inTree(plop, folder, 'src', 'paths.ts')
  const manifest = inTree(plop, folder, 'src', 'manifest.ts')
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

/** The prompts for a page. */
export const pageQuestions = [
  nameQuestion('Name of the page, such as about-us:'),
  pathQuestion,
  wordsQuestion('heading', 'Heading of the page:'),
  wordsQuestion('description', 'Description of the page in one sentence:'),
]

/** Generator of a page: its folder, a test, and its route in the manifest. */
export const page = {
  description: 'a page of a remote',
  prompts: [{ type: 'list', name: 'remote', message: 'Remote:', choices: remotesIn(process.cwd()) }, ...pageQuestions],
  actions: [
    (answers, _config, plop) => addPage(plop, { ...answers, folder: answers.remote, folders: remotesIn(inTree(plop)) }),
  ],
}
