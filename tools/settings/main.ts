import { readFile, writeFile } from 'node:fs/promises'
import { fromRoot } from '../repository'
import { documentedSettings, withTable } from './settings-table'

// `npm run settings -w tools`: generates the README's table of variables from their schemas.
const path = fromRoot('README.md')
await writeFile(path, withTable(await readFile(path, 'utf8')))
console.log(`README.md: the table of ${documentedSettings.length} variables is up to date.`)
