import { allDocuments } from './all-documents'
import { testDocument } from './testing/test-document'

for (const document of await allDocuments()) testDocument(document)
