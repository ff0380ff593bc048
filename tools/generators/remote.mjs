import { inTree, nameQuestion, remotesIn, wordsQuestion } from './answers.mjs'
import { addPage } from './page.mjs'
import { writeTemplate } from './write-file.mjs'

/** Files of a remote besides its pages, by template. */
export const remoteFiles = ['src/manifest.ts', 'src/manifest.test.ts', 'src/listing.ts']

/** Writes these files, and the first page, into a folder. */
export async function writeRemote(plop, { name, heading, description, folder, files, folders }) {
  const remote = `remote-${name}`
  for (const file of [...files, ...remoteFiles])
    await writeTemplate(plop, `remote/${file.replace('src/', '')}`, `${folder}/${file}`, { remote, name, heading })
  const first = { remote, name: 'overview', path: `/${name}`, heading, description }
  await addPage(plop, { ...first, folder, folders })
}

/** The prompts for a remote. */
export const remoteQuestions = [
  nameQuestion('Name of the remote without "remote-", such as academy:'),
  wordsQuestion('heading', 'Heading of its first page:'),
  wordsQuestion('description', 'Description of that page in one sentence:'),
]

/** Writes the workspace of a remote; no other file names it. */
async function addRemote(plop, answers) {
  const folder = `remote-${answers.name}`
  const folders = [...remotesIn(inTree(plop)), folder]
  await writeRemote(plop, { ...answers, folder, folders, files: ['package.json', 'webpack.config.mjs'] })
  return `${folder} is ready: run "npm install", then "npm run dev -- ${folder}"`
}

/** Generator of a remote: a workspace with its manifest, the contract test and a first page. */
export const remote = {
  description: 'a remote: a part of the site that is released separately',
  prompts: remoteQuestions,
  actions: [(answers, _config, plop) => addRemote(plop, answers)],
}
