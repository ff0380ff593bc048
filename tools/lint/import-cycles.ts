import fs from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

/** Imports by file path. */
type ImportGraph = ReadonlyMap<string, readonly string[]>

/** Path endings that relative imports omit. */
const ENDINGS = ['.ts', '.tsx', '/index.ts']

/** The relative imports of every TypeScript file below a folder, including type imports. */
export function importsBelow(folder: string): ImportGraph {
  const names = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name))
  const files = new Set(names.map((name) => path.join(folder, name)))
  const importsOf = (file: string) =>
    ts.preProcessFile(fs.readFileSync(file, 'utf8')).importedFiles.flatMap(({ fileName }) => {
      const target = path.join(path.dirname(file), fileName)
      return ENDINGS.map((ending) => target + ending).find((imported) => files.has(imported)) ?? []
    })
  return new Map([...files].map((file) => [file, importsOf(file)]))
}

/** Import cycles, one for each import that closes one: the files on the path, with the first repeated at the end. */
export function importCycles(graph: ImportGraph): string[][] {
  const cycles: string[][] = []
  const finished = new Set<string>()
  const open: string[] = []
  const visit = (file: string) => {
    open.push(file)
    for (const imported of graph.get(file) ?? []) {
      if (open.includes(imported)) cycles.push([...open.slice(open.indexOf(imported)), imported])
      else if (!finished.has(imported)) visit(imported)
    }
    open.pop()
    finished.add(file)
  }
  for (const file of graph.keys()) if (!finished.has(file)) visit(file)
  return cycles
}
