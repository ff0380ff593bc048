import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { inTree } from '../generators/answers.mjs'
import { addPage, pageQuestions } from '../generators/page.mjs'
import { remoteQuestions, writeRemote } from '../generators/remote.mjs'
import { writeTemplate } from '../generators/write-file.mjs'

/** Files of a repository that holds one remote, by template. */
const repositoryFiles = ['webpack.config.mjs', 'jest.config.mjs', 'tsconfig.json', '.gitignore', 'README.md']

const readPackage = async (plop) => JSON.parse(await readFile(inTree(plop, 'package.json'), 'utf8'))

/** Makes the folder a remote; its `package.json` keeps the packages, and a `README.md` stays as it is. */
async function addRemote(plop, answers) {
  if (!existsSync(inTree(plop, 'package.json')))
    throw new Error('Install the packages first: npm install --save-exact, with the two files of the kit.')
  const remote = `remote-${answers.name}`
  for (const file of repositoryFiles.filter((name) => name !== 'README.md' || !existsSync(inTree(plop, name))))
    await writeTemplate(plop, `repository/${file.replace(/^\./, '')}`, file, { ...answers, remote })
  await writeRemote(plop, { ...answers, folder: '.', folders: ['.'], files: [] })
  const { dependencies, devDependencies } = await readPackage(plop)
  const described = { name: remote, version: '1.0.0', private: true, type: 'module', scripts }
  const text = JSON.stringify({ ...described, dependencies, devDependencies }, null, 2)
  await writeFile(inTree(plop, 'package.json'), `${text}\n`)
  return `${remote} is ready: "npm test", then "npm run dev -- --site" with the address of the site`
}

const scripts = { dev: 'remote-kit dev', test: 'remote-kit test', new: 'remote-kit new', release: 'remote-kit' }

/** The generators of a repository that holds one remote. */
export default function plopfile(plop) {
  plop.setHelper('json', (value) => JSON.stringify(value))
  plop.setGenerator('remote', {
    description: 'makes this folder a remote with its first page',
    prompts: remoteQuestions,
    actions: [(answers) => addRemote(plop, answers)],
  })
  plop.setGenerator('page', {
    description: 'a page of this remote',
    prompts: pageQuestions,
    actions: [
      async (answers) => {
        const { name: remote } = await readPackage(plop)
        return addPage(plop, { ...answers, remote, folder: '.', folders: ['.'] })
      },
    ],
  })
}
