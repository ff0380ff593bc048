import { createRequire } from 'node:module'
import { Script } from 'node:vm'
import { build } from 'esbuild'
import type { DocumentText } from '../../remote-tekdatanova/src/content/documents/document-text'
import { fromRoot } from '../repository-root'

/** A document and all files that it was read from. */
interface ReadDocument {
  document: DocumentText
  files: string[]
}

/**
 * Reads the current content file of a document; `import()` would return a cached module.
 * @throws esbuild's errors, or when the file exports no `document`.
 */
export async function readDocument(path: string): Promise<ReadDocument> {
  const { outputFiles, metafile } = await build({
    entryPoints: [path],
    bundle: true,
    write: false,
    metafile: true,
    packages: 'external',
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    absWorkingDir: fromRoot(),
    tsconfig: fromRoot('tsconfig.json'),
    logLevel: 'silent',
  })
  const run = new Script(`(function(module,require){${outputFiles[0]?.text ?? ''}\n})`).runInThisContext() as (
    module: { exports: unknown },
    require: NodeJS.Require,
  ) => void
  const module: { exports: { document?: DocumentText } } = { exports: {} }
  run(module, createRequire(path))
  if (!module.exports.document) throw new Error(`${path} exports no document`)
  return { document: module.exports.document, files: Object.keys(metafile.inputs).map((file) => fromRoot(file)) }
}
