import { readFile, writeFile } from 'node:fs/promises'
import { format } from 'oxfmt'
import ts from 'typescript'

const style = JSON.parse(await readFile(new URL('../../.oxfmtrc.json', import.meta.url), 'utf8'))

/**
 * Formats source as `npm run format` does; returns it unchanged if the formatter does not know this type of file.
 * @throws {Error} if the source has a syntax error
 */
export async function formatSource(path, source) {
  const { code, errors } = await format(path, source, style)
  const problem = errors.find(({ message }) => !message.startsWith('Unsupported file type'))
  if (problem) throw new Error(`${path}: ${problem.message}${problem.codeframe ?? ''}`)
  return code
}

/** Applies a function to the content of a file. */
export async function editFile(path, edit) {
  await writeFile(path, await formatSource(path, edit(await readFile(path, 'utf8'))))
}

/** The first node in source order for which `matches` returns true. */
function find(node, matches) {
  return matches(node) ? node : ts.forEachChild(node, (child) => find(child, matches))
}

const isProperty = (name) => (node) => ts.isPropertyAssignment(node) && node.name.getText() === name

/** Inserts source as the last element of a list literal. */
const append = (source, list, element) => {
  const text = list.elements.length > 0 && !list.elements.hasTrailingComma ? `, ${element}` : ` ${element}`
  const at = list.elements.hasTrailingComma ? list.elements.end : (list.elements.at(-1)?.end ?? list.end - 1)
  return source.slice(0, at) + text + source.slice(at)
}

/**
 * Adds a route to the source of a manifest: to the children of its layout route if it has one, otherwise to its routes.
 */
export function addRoute(source, route) {
  const file = ts.createSourceFile('manifest.ts', source, ts.ScriptTarget.Latest, true)
  const routes = find(file, isProperty('routes'))?.initializer
  if (!routes || !ts.isArrayLiteralExpression(routes)) throw new Error('The manifest has no list of routes.')
  const children = find(routes, isProperty('children'))?.initializer
  return append(source, children ?? routes, route)
}

/** Adds an element to the array in `const name = [...]`. */
export function addToList(source, name, element) {
  const file = ts.createSourceFile('list.ts', source, ts.ScriptTarget.Latest, true)
  const declaration = find(file, (node) => ts.isVariableDeclaration(node) && node.name.getText() === name)
  const list = declaration && find(declaration, ts.isArrayLiteralExpression)
  if (!list) throw new Error(`There is no list named ${name}.`)
  return append(source, list, element)
}

/** Whether the source has `const name = {...}`. */
export const hasObject = (source, name) => objectNamed(source, name) !== undefined

/** Adds a property to the object in `const name = {...}`. */
export function addProperty(source, name, property) {
  const object = objectNamed(source, name)
  if (!object) throw new Error(`There is no object named ${name}.`)
  const { properties } = object
  const at = properties.end
  return source.slice(0, at) + (properties.hasTrailingComma ? property : `, ${property}`) + source.slice(at)
}

function objectNamed(source, name) {
  const file = ts.createSourceFile('object.ts', source, ts.ScriptTarget.Latest, true)
  const declaration = find(file, (node) => ts.isVariableDeclaration(node) && node.name.getText() === name)
  return declaration && find(declaration, ts.isObjectLiteralExpression)
}

/** Inserts lines after the last line that matches. */
export function insertAfterLast(source, pattern, lines) {
  const all = source.split('\n')
  const at = all.findLastIndex((line) => pattern.test(line))
  if (at === -1) throw new Error(`No line matches ${pattern}.`)
  return all.toSpliced(at + 1, 0, ...lines).join('\n')
}
