import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { glob } from 'tinyglobby'
import { fromRoot, repositoryRoot } from '../repository'

/** What every build reads beside its own sources. */
export const COMMON_INPUTS = [
  'package-lock.json',
  'tsconfig.json',
  'tools/federation/*.{ts,mjs}',
  'tools/release/*.ts',
  'releases/src/integrity.ts',
]

/**
 * Hash of everything a build reads (file names and contents) and of the words that change its outcome, as 12 hex
 * digits. Equal inputs give an equal hash, so a build with the same hash need not run again.
 */
export async function sourceHash(patterns: readonly string[], ...salt: string[]): Promise<string> {
  const files = await glob([...COMMON_INPUTS, ...patterns], {
    cwd: repositoryRoot,
    ignore: ['**/node_modules/**', '**/dist/**', '**/*.test.ts', '**/*.test.tsx'],
  })
  const hash = createHash('sha256')
  for (const file of files.sort()) {
    hash.update(file).update('\0')
    hash.update(await readFile(fromRoot(file))).update('\0')
  }
  for (const word of salt) hash.update(word).update('\0')
  return hash.digest('hex').slice(0, 12)
}
