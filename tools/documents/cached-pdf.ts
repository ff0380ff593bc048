import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DocumentText } from '../../remote-tekdatanova/src/content/documents/document-text'
import { sourceHash } from '../release/source-hash'
import { fromRoot } from '../repository'
import { createPdf, type CreatedPdf } from './create-pdf'

const FOLDER = fromRoot('.cache', 'documents')

/** All that decides how a document looks. */
const SETTING = ['tools/documents/**/*.ts', 'shared/src/picture/**', 'shared/src/theme/*.ts']

/** The PDF of a document: made when its words or its setting have changed, otherwise the one that was made before. */
export async function cachedPdf(document: DocumentText): Promise<CreatedPdf> {
  const key = await sourceHash(SETTING, JSON.stringify(document))
  const path = join(FOLDER, key)
  const kept = await readKept(path)
  if (kept) return kept

  const made = await createPdf(document)
  await mkdir(FOLDER, { recursive: true })
  await replaceFile(`${path}.pdf`, made.content)
  await replaceFile(`${path}.pages`, `${made.pages}`)
  return made
}

async function readKept(path: string): Promise<CreatedPdf | undefined> {
  const pages = await readFile(`${path}.pages`, 'utf8').catch(() => undefined)
  return pages ? { pages: Number(pages), content: await readFile(`${path}.pdf`) } : undefined
}

/** Two compilations, also of one process, may make the same document at the same time; each reads a whole file. */
async function replaceFile(path: string, content: Buffer | string) {
  const draft = `${path}.${randomUUID()}`
  await writeFile(draft, content)
  await rename(draft, path)
}
