import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'
import { remotesIn } from './answers.mjs'

/** Whether a remote below `root` already has a route or an address with this path. */
export const addressTaken = (root, path) =>
  remotesIn(root)
    .flatMap((remote) =>
      globSync(['src/manifest.ts', 'src/paths.ts', 'src/routes/**/*.{ts,tsx}'], {
        cwd: join(root, remote),
        absolute: true,
      }),
    )
    .some((file) => readFileSync(file, 'utf8').includes(`'${path}'`))
