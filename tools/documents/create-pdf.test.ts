import assert from 'node:assert/strict'
import { test } from 'node:test'
import { allDocuments } from './all-documents'
import { createPdf } from './create-pdf'
import { testDocument } from './testing/test-document'
import { wordsOf } from './testing/words-of'

const documents = await allDocuments()

// One of each type; the others are set and read at night.
for (const type of ['ebook', 'use-case'])
  for (const document of documents.filter(({ facts }) => facts.kind === type).slice(0, 1)) testDocument(document)

test('MS-06 MS-07 the documents of the specification exist, and no sentence stands in two of them', () => {
  const slugs = documents.map(({ facts }) => `${facts.kind}/${facts.slug}`)
  assert.equal(slugs.filter((slug) => slug.startsWith('ebook/')).length, 4)
  assert.equal(slugs.filter((slug) => slug.startsWith('use-case/')).length, 9)
  const seen = new Map<string, string>()
  for (const document of documents)
    for (const words of wordsOf(document).filter(({ length }) => length > 60)) {
      assert.equal(seen.get(words), undefined, `twice: ${words}`)
      seen.set(words, document.facts.slug)
    }
})

test('equal words give equal bytes, so that a release depends on its contents alone', async () => {
  const [document] = documents
  assert.ok(document)
  const [first, second] = [await createPdf(document), await createPdf(document)]
  assert.ok(first.content.equals(second.content))
})
