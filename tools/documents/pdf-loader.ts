import { createHash } from 'node:crypto'
import type { LoaderContext } from 'webpack'
import { cachedPdf } from './cached-pdf'
import { readDocument } from './read-document'

/**
 * Webpack loader: `import { file } from './x?pdf'` puts the PDF of a content file among the files of the release and
 * answers its address and sizes; the words themselves stay out of the scripts.
 */
export async function pitch(this: LoaderContext<unknown>): Promise<string> {
  const { document, files } = await readDocument(this.resourcePath)
  for (const path of files) this.addDependency(path)
  const { content, pages } = await cachedPdf(document)
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8)
  const name = `documents/${document.facts.slug}.${hash}.pdf`
  this.emitFile(name, content)
  const sizes = JSON.stringify({ pages, bytes: content.length })
  return `export const file = { href: __webpack_public_path__ + ${JSON.stringify(name)}, ...${sizes} }`
}
