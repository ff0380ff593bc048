import { readFile, writeFile } from 'node:fs/promises'
import { fromRoot } from '../repository'
import { documentedSettings, withTable } from './settings-table'

// npm run settings -w tools: writes the README's table of variables from the schemas that read them.
const path = fromRoot('README.md')
await writeFile(path, withTable(await readFile(path, 'utf8')))
console.log(`${documentedSettings.length} variables.`)
