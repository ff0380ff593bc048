import { inTree, nameQuestion, wordsQuestion } from './answers.mjs'
import { addToList, editFile } from './edit-source.mjs'
import { addPage } from './page.mjs'
import { writeTemplate } from './write-file.mjs'

/** Writes the workspace of a remote with its first page and gives it a place among the workspaces that are built. */
async function addRemote(plop, { name, heading, description }) {
  const remote = `remote-${name}`
  for (const file of ['package.json', 'webpack.config.mjs', 'src/manifest.ts', 'src/manifest.test.ts']) {
    await writeTemplate(plop, `remote/${file.replace('src/', '')}`, `${remote}/${file}`, { remote, heading })
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

/** A remote of its own: workspace, manifest with its contract test, a first page, its place in build and development. */
export const remote = {
  description: 'a remote: a part of the site that is released on its own',
  prompts: [
    nameQuestion('Name of the remote without "remote-", such as academy:'),
    wordsQuestion('heading', 'Heading of its first page:'),
    wordsQuestion('description', 'What that page says, in one sentence:'),
  ],
  actions: [(answers, _config, plop) => addRemote(plop, answers)],
}
