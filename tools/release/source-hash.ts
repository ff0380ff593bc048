import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { glob } from 'tinyglobby'
import { fromRoot, repositoryRoot } from '../repository-root'

/** Inputs of every build besides its own sources. */
export const COMMON_INPUTS = [
  'package-lock.json',
  'tsconfig.json',
  'tools/federation/*.{ts,mjs}',
  'tools/release/*.ts',
  'releases/src/integrity.ts',
]

/**
 * Hash of all inputs of a build (file names and contents) and a salt of options that change its output, as 12 hex
 * digits. A build with the same hash need not run again.
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
  for (const option of salt) hash.update(option).update('\0')
  return hash.digest('hex').slice(0, 12)
}
