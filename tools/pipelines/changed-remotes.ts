import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { RemoteName } from '@tekskills/shared/contracts/remote-manifest'
import { buildInputs } from '../release/release-id'
import { fromRoot, remoteNames, repositoryRoot } from '../repository'

const run = promisify(execFile)

/** Files with which every remote is built, tested and released. */
const OF_ALL = [
  'shared',
  'releases',
  'tools/federation',
  'tools/release',
  'package-lock.json',
  'tsconfig.json',
  '.github/workflows/remotes.yml',
  '.github/workflows/release-part.yml',
]

/**
 * The remotes that a change concerns: those with a changed file in their folder or among the inputs of their build.
 * @param base commit before the change; all remotes when the repository does not have it, as after a forced push
 */
export async function changedRemotes(base: string, names = remoteNames, cwd = repositoryRoot): Promise<RemoteName[]> {
  const diffOf = (paths: readonly string[]) =>
    run('git', ['diff', '--name-only', base, 'HEAD', '--', ...paths], { cwd, maxBuffer: 64 * 1024 * 1024 })
  const isKnown = await run('git', ['cat-file', '-e', `${base}^{commit}`], { cwd }).catch(() => undefined)
  if (!isKnown) return [...names]
  const changed: RemoteName[] = []
  for (const name of names) {
    const { stdout } = await diffOf([name, ...OF_ALL, ...buildInputs(name).map((pattern) => `:(glob)${pattern}`)])
    if (stdout) changed.push(name)
  }
  return changed
}

/** The secret with the key of the team that owns a part: names of secrets have no hyphens. */
export const keySecretOf = (part: string): string => `RELEASE_KEY_${part.toUpperCase().replaceAll('-', '_')}`

if (process.argv[1] === fromRoot('tools', 'pipelines', 'changed-remotes.ts'))
  console.log(
    JSON.stringify((await changedRemotes(process.argv[2] ?? '')).map((part) => ({ part, key: keySecretOf(part) }))),
  )
