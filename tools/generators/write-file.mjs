import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { inTree } from './answers.mjs'
import { formatSource } from './edit-source.mjs'

/**
 * Writes a file from a template (`templates/<template>.hbs`), in the project's format.
 * @param path where, below the tree; may hold `{{…}}` like the template itself
 * @throws when the file is there already: a generator never overwrites what somebody wrote
 */
export async function writeTemplate(plop, template, path, answers) {
  const target = inTree(plop, plop.renderString(path, answers))
  if (existsSync(target)) throw new Error(`${target} exists already.`)
  const source = await readFile(new URL(`templates/${template}.hbs`, import.meta.url), 'utf8')
  await mkdir(dirname(target), { recursive: true })
  await writeFile(target, await formatSource(target, plop.renderString(source, answers)))
}
