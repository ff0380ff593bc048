import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DocumentText } from '../../remote-tekdatanova/src/content/documents/document-text'
import { sourceHash } from '../release/source-hash'
import { fromRoot } from '../repository-root'
import { createPdf, type CreatedPdf } from './create-pdf'

const FOLDER = fromRoot('.cache', 'documents')

/** Sources that determine the layout of documents. */
const LAYOUT_INPUTS = ['tools/documents/**/*.ts', 'shared/src/picture/**', 'shared/src/theme/*.ts']

/** Returns the PDF of a document from the cache, or generates it when its text or layout has changed. */
export async function cachedPdf(document: DocumentText): Promise<CreatedPdf> {
  const key = await sourceHash(LAYOUT_INPUTS, JSON.stringify(document))
  const path = join(FOLDER, key)
  const cached = await readCached(path)
  if (cached) return cached

  const created = await createPdf(document)
  await mkdir(FOLDER, { recursive: true })
  await replaceFile(`${path}.pdf`, created.content)
  await replaceFile(`${path}.pages`, `${created.pages}`)
  return created
}

async function readCached(path: string): Promise<CreatedPdf | undefined> {
  const pages = await readFile(`${path}.pages`, 'utf8').catch(() => undefined)
  return pages ? { pages: Number(pages), content: await readFile(`${path}.pdf`) } : undefined
}

/** Replaces a file atomically: concurrent compilations, even in one process, may generate the same document. */
async function replaceFile(path: string, content: Buffer | string) {
  const draft = `${path}.${randomUUID()}`
  await writeFile(draft, content)
  await rename(draft, path)
}
