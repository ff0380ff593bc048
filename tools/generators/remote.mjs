import { inTree, nameQuestion, wordsQuestion } from './answers.mjs'
import { addToList, editFile } from './edit-source.mjs'
import { addPage } from './page.mjs'
import { writeTemplate } from './write-file.mjs'

/** Writes the workspace of a remote with its first page and adds it to the list of remotes. */
async function addRemote(plop, { name, heading, description }) {
  const remote = `remote-${name}`
  for (const file of [
    'package.json',
    'webpack.config.mjs',
    'src/manifest.ts',
    'src/manifest.test.ts',
    'src/listing.ts',
  ]) {
    await writeTemplate(plop, `remote/${file.replace('src/', '')}`, `${remote}/${file}`, { remote, name, heading })
  }
  await addPage(plop, { remote, name: 'overview', path: `/${name}`, heading, description })
  await editFile(inTree(plop, 'tools', 'repository.ts'), (source) => addToList(source, 'remoteNames', `'${remote}'`))
  await editFile(inTree(plop, 'package.json'), (text) => {
    const project = JSON.parse(text)
    project.workspaces.splice(project.workspaces.indexOf('api'), 0, remote)
    return JSON.stringify(project, null, 2)
  })
  return `${remote} is ready: run "npm install", then "npm run dev -- ${remote}"`
}

/**
 * Generator of a remote: workspace, manifest with its contract test and a first page, registered in build and
 * development.
 */
export const remote = {
  description: 'a remote: a part of the site that is released separately',
  prompts: [
    nameQuestion('Name of the remote without "remote-", such as academy:'),
    wordsQuestion('heading', 'Heading of its first page:'),
    wordsQuestion('description', 'Description of that page in one sentence:'),
  ],
  actions: [(answers, _config, plop) => addRemote(plop, answers)],
}
