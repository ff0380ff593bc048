import { join } from 'node:path'

/** Root folder of the remote's repository, in which npm runs its commands. */
export const repositoryRoot = process.cwd()

export const fromRoot = (...path: string[]) => join(repositoryRoot, ...path)
