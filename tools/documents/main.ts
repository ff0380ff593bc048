import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fromRoot } from '../repository'
import { allDocuments } from './all-documents'
import { cachedPdf } from './cached-pdf'

// `npm run documents -w tools [-- slug …]`: writes the PDFs of the microsite to shots/documents for review.
const wanted = process.argv.slice(2)
const folder = fromRoot('shots', 'documents')
await mkdir(folder, { recursive: true })
for (const document of await allDocuments()) {
  const { slug } = document.facts
  if (wanted.length > 0 && !wanted.includes(slug)) continue
  const { content, pages } = await cachedPdf(document)
  await writeFile(join(folder, `${slug}.pdf`), content)
  process.stdout.write(`${slug}.pdf: ${pages} pages, ${Math.ceil(content.length / 1000)} kB\n`)
}
