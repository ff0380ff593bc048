import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'

/** The files of a remote that name addresses of its pages. */
export const routeFiles = (folder) =>
  globSync(['src/manifest.ts', 'src/paths.ts', 'src/routes/**/*.{ts,tsx}'], { cwd: folder, absolute: true })

/** Whether a remote in one of these folders below `root` already has a route or an address with this path. */
export const addressTaken = (root, folders, path) =>
  folders
    .flatMap((folder) => routeFiles(join(root, folder)))
    .some((file) => readFileSync(file, 'utf8').includes(`'${path}'`))
