import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Root folder of the repository. */
export const repositoryRoot = dirname(dirname(fileURLToPath(import.meta.url)))

export const fromRoot = (...path: string[]) => join(repositoryRoot, ...path)
