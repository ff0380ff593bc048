import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { inTree } from './answers.mjs'
import { formatSource } from './edit-source.mjs'

/**
 * Writes a file from a template (`templates/<template>.hbs`), in the project's format.
 * @param path target path in the tree; may contain `{{…}}` like the template itself
 * @throws {Error} when the file exists: a generator never overwrites a file
 */
export async function writeTemplate(plop, template, path, answers) {
  const target = inTree(plop, plop.renderString(path, answers))
  if (existsSync(target)) throw new Error(`${target} already exists.`)
  const source = await readFile(new URL(`templates/${template}.hbs`, import.meta.url), 'utf8')
  await mkdir(dirname(target), { recursive: true })
  await writeFile(target, await formatSource(target, plop.renderString(source, answers)))
}
