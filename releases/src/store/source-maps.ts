import type { ReleaseObjects } from './release-objects'

/** Source maps are outside the folders of releases, so that copying or serving those never includes them. */
export const mapsFolder = (name: string, release: string): string => `maps/${name}/${release}/`

/** Reads the source map of a file of a release, such as `home.1a2b3c4d.js`; undefined when there is none. */
export const sourceMapReader =
  (objects: Pick<ReleaseObjects, 'read'>) =>
  async (name: string, release: string, file: string): Promise<string | undefined> =>
    (await objects.read(`${mapsFolder(name, release)}${file}.map`))?.toString()
