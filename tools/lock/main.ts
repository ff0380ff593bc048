import { readFile, writeFile } from 'node:fs/promises'
import { fromRoot } from '../repository'
import { completeLock, missingFrom, type Lock } from './complete-lock'

// With a registry that mirrors the packages of only one platform, npm writes a lock file that `npm ci` then rejects.
// This adds the packages for other platforms with the versions in their dependents.
const path = fromRoot('package-lock.json')
const lock = JSON.parse(await readFile(path, 'utf8')) as Lock
const names = Object.keys(missingFrom(lock))
if (names.length > 0) await writeFile(path, `${JSON.stringify(completeLock(lock), null, 2)}\n`)
console.log(names.length > 0 ? `Added ${names.length} packages for other platforms.` : 'The lock file is complete.')
