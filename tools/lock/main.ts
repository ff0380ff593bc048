import { readFile, writeFile } from 'node:fs/promises'
import { fromRoot } from '../repository'
import { completeLock, missingFrom, type Lock } from './complete-lock'

// A registry that mirrors the packages of one system only makes npm write a lock that `npm ci` then refuses. This adds
// the packages for other systems to it, by the versions that their owners name.
const path = fromRoot('package-lock.json')
const lock = JSON.parse(await readFile(path, 'utf8')) as Lock
const names = Object.keys(missingFrom(lock))
if (names.length > 0) await writeFile(path, `${JSON.stringify(completeLock(lock), null, 2)}\n`)
console.log(names.length > 0 ? `Added ${names.length} packages for other machines.` : 'The lock is complete.')
