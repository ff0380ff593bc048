import { glob } from 'tinyglobby'
import type { DocumentText } from '../../remote-tekdatanova/src/content/documents/document-text'
import { fromRoot } from '../repository-root'
import { readDocument } from './read-document'

/** All documents of the microsite, read from the current content files, eBooks first. */
export async function allDocuments(): Promise<DocumentText[]> {
  const cwd = fromRoot('remote-tekdatanova', 'src', 'content', 'documents')
  const files = await glob('{ebooks,use-cases}/*.ts', { cwd, absolute: true })
  const read = await Promise.all(files.sort().map((file) => readDocument(file)))
  return read.map(({ document }) => document)
}
