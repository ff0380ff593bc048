import { glob } from 'tinyglobby'
import { repositoryRoot } from '../repository'

/** Files below the repository that match a pattern, sorted; never those of packages or builds. */
export async function filesMatching(...patterns: string[]): Promise<string[]> {
  const files = await glob(patterns, { cwd: repositoryRoot, ignore: ['**/node_modules/**', '**/dist/**'] })
  return files.sort()
}
