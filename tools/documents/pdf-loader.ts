import { createHash } from 'node:crypto'
import type { LoaderContext } from 'webpack'
import { cachedPdf } from './cached-pdf'
import { readDocument } from './read-document'

/**
 * Webpack loader: `import { file } from './x?pdf'` emits the PDF of a content file into the release and exports its
 * address and sizes; the text itself is not part of the scripts.
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
