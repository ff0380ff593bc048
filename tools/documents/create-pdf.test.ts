import assert from 'node:assert/strict'
import { test } from 'node:test'
import { allDocuments } from './all-documents'
import { createPdf } from './create-pdf'
import { testDocument } from './testing/test-document'
import { printedTexts } from './testing/printed-texts'

const documents = await allDocuments()

// One of each type; the nightly run tests the others.
for (const type of ['ebook', 'use-case'])
  for (const document of documents.filter(({ facts }) => facts.kind === type).slice(0, 1)) testDocument(document)

test('MS-06 MS-07 the documents in the specification exist, and no sentence is in two of them', () => {
  const slugs = documents.map(({ facts }) => `${facts.kind}/${facts.slug}`)
  assert.equal(slugs.filter((slug) => slug.startsWith('ebook/')).length, 4)
  assert.equal(slugs.filter((slug) => slug.startsWith('use-case/')).length, 9)
  const seen = new Map<string, string>()
  for (const document of documents)
    for (const text of printedTexts(document).filter(({ length }) => length > 60)) {
      assert.equal(seen.get(text), undefined, `duplicate: ${text}`)
      seen.set(text, document.facts.slug)
    }
})

test('equal text produces equal bytes, so that a release depends only on its content', async () => {
  const [document] = documents
  assert.ok(document)
  const [first, second] = [await createPdf(document), await createPdf(document)]
  assert.ok(first.content.equals(second.content))
})
