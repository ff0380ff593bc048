import { generatedTree, type GeneratedTree } from './generated-tree'

/** Answers for a page. */
export const page = {
  name: 'company-history',
  path: '/company-history',
  heading: "The company's history",
  description: 'How it began.',
}

const remotes = ['remote-public', 'remote-tekdatanova']

/** Folders of the pages, one in a remote with a layout and one in a remote without. */
export const pages = remotes.map((remote) => `${remote}/src/pages/company-history`)

/** The manifests with their routes. */
export const manifests = remotes.map((remote) => `${remote}/src/manifest.ts`)

/** Folder of the service resource. */
export const resource = 'api/src/domain/client-stories'

/** A tree with the output of each generator: two pages, a remote, a service resource. */
export async function generatedOfEach(): Promise<GeneratedTree> {
  const tree = await generatedTree('shared', 'releases', 'api', ...remotes)
  await tree.generate('page', { ...page, remote: 'remote-public' })
  await tree.generate('page', { ...page, remote: 'remote-tekdatanova', path: '/tekdatanova/company-history' })
  await tree.generate('remote', { name: 'academy', heading: 'Academy', description: 'Courses for engineers.' })
  await tree.generate('api-module', { name: 'client-stories', singular: 'client-story', role: 'CAREERS' })
  return tree
}
