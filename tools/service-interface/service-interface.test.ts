import assert from 'node:assert/strict'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { releaseStore } from '@tekskills/releases/store/release-store'
import { storeRelease } from '@tekskills/releases/testing/store-release'
import { candidateDocument } from './candidate-document'
import { interfaceChanges, type InterfaceDocument } from './interface-changes'
import { interfaceFindings, servedReleases } from './interface-findings'
import { reliesOn, wordsIn } from './uses-call'

type Schema = { properties: Record<string, { type: unknown; enum?: string[]; maxLength?: number }>; required: string[] }

interface Parts {
  answer: Schema
  request: Schema
  parameters: object[]
}

const text = { type: 'string' }
const parts = (): Parts => ({
  answer: {
    properties: { id: text, kind: { ...text, enum: ['a', 'b'] }, name: text },
    required: ['id', 'kind', 'name'],
  },
  request: {
    properties: { title: { ...text, maxLength: 100 }, kind: { ...text, enum: ['a', 'b'] }, note: text },
    required: ['title'],
  },
  parameters: [{ in: 'query', name: 'q', required: false, schema: text }],
})
const closed = (schema: Schema) => ({ type: 'object', additionalProperties: false, ...structuredClone(schema) })

/** A document with one call, edited. */
function documentWith(edit: (parts: Parts) => void = () => undefined): InterfaceDocument {
  const edited = structuredClone(parts())
  edit(edited)
  const content = (schema: Schema) => ({ content: { 'application/json': { schema: closed(schema) } } })
  const post = {
    parameters: edited.parameters,
    requestBody: { required: true, ...content(edited.request) },
    responses: { 200: { description: 'ok', ...content(edited.answer) } },
  }
  return { openapi: '3.1.0', info: { title: 'x', version: '1' }, paths: { '/api/career/{id}': { post } } } as never
}

const breaking: Record<string, (parts: Parts) => void> = {
  'an answer loses a field': ({ answer }) => delete answer.properties['name'],
  'a field of an answer may be missing': ({ answer }) => answer.required.pop(),
  'a field of an answer may be null': ({ answer }) => (answer.properties['name'] = { type: ['string', 'null'] }),
  'a field of an answer has another type': ({ answer }) => (answer.properties['name'] = { type: 'number' }),
  'a field of an answer has a new value': ({ answer }) => answer.properties['kind']?.enum?.push('c'),
  'a request needs a new field': ({ request }) => {
    request.properties['more'] = text
    request.required.push('more')
  },
  'a request needs a field that was optional': ({ request }) => request.required.push('note'),
  'a request may not have a field any more': ({ request }) => delete request.properties['note'],
  'a field of a request is shorter': ({ request }) => (request.properties['title'] = { ...text, maxLength: 50 }),
  'a field of a request has fewer values': ({ request }) => request.properties['kind']?.enum?.pop(),
  'a parameter is gone': (document) => (document.parameters = []),
  'a new parameter is needed': ({ parameters }) =>
    parameters.push({ in: 'query', name: 'z', required: true, schema: text }),
}

const harmless: Record<string, (parts: Parts) => void> = {
  'an answer has a new field': ({ answer }) => {
    answer.properties['more'] = text
    answer.required.push('more')
  },
  'a field of an answer has fewer values': ({ answer }) => answer.properties['kind']?.enum?.pop(),
  'a request may have a new field': ({ request }) => (request.properties['more'] = text),
  'a field of a request has more values': ({ request }) => request.properties['kind']?.enum?.push('c'),
  'a field of a request is longer': ({ request }) => (request.properties['title'] = { ...text, maxLength: 500 }),
  'a new parameter is optional': ({ parameters }) =>
    parameters.push({ in: 'query', name: 'z', required: false, schema: text }),
}

test('every change that narrows a call is found, with the call that it concerns', () => {
  for (const [name, edit] of Object.entries(breaking)) {
    const [change, ...others] = interfaceChanges(documentWith(), documentWith(edit))
    assert.equal(change?.call, 'POST /api/career/{id}', name)
    for (const other of others) assert.equal(other.call, 'POST /api/career/{id}', name)
  }
})

test('additions to a call do not affect its callers', () => {
  assert.deepEqual(interfaceChanges(documentWith(), documentWith()), [])
  for (const [name, edit] of Object.entries(harmless))
    assert.deepEqual(interfaceChanges(documentWith(), documentWith(edit)), [], name)
})

test('a removed call is found', () => {
  const without = { ...documentWith(), paths: {} }
  assert.deepEqual(interfaceChanges(documentWith(), without), [
    { path: '/api/career/{id}', call: 'POST /api/career/{id}', what: 'removed' },
  ])
})

test('a release relies on a call whose path is in its code, and on a response field that it names', () => {
  const words = wordsIn('const a=`/${area}/${id}/restore`,b="blogs";call("/public/user/get-allblogs");x.blogName')
  const removed = (path: string, field?: string) => ({ path, call: path, what: 'removed', field })
  assert.equal(reliesOn(words, removed('/api/blogs/{id}/restore')), true)
  assert.equal(reliesOn(words, removed('/api/public/user/get-allblogs')), true)
  assert.equal(reliesOn(words, removed('/api/public/user/get-allblogs', 'blogName')), true)
  assert.equal(reliesOn(words, removed('/api/public/user/get-allblogs', 'slug')), false)
  assert.equal(reliesOn(words, removed('/api/career/{id}/restore')), false)
})

test('a service that drops what a live release calls is rejected with the name of the release, others are not', async (t) => {
  const root = await mkdtemp(join(tmpdir(), 'interface-'))
  t.after(() => rm(root, { recursive: true }))
  const store = releaseStore(root)
  for (const name of ['shell', 'remote-public', 'remote-backoffice']) {
    await storeRelease(root, name, 'r1', '')
    await mkdir(join(root, name, 'r1', 'client'), { recursive: true })
  }
  await writeFile(join(root, 'remote-backoffice', 'r1', 'client', 'page.js'), 'get("/career/"+id)')
  await store.setLive(
    { shell: 'r1', 'remote-public': 'r1', 'remote-backoffice': 'r1' },
    { action: 'promote', by: 'ada' },
  )
  const given = { ...documentWith(), paths: {} }
  assert.deepEqual(await interfaceFindings(store, await servedReleases(store), { relied: documentWith(), given }), [
    'remote-backoffice r1 relies on POST /api/career/{id}: removed',
  ])
})

test('the checked-out service generates its document without a database, and all of it is compared', async () => {
  const document = await candidateDocument()
  const paths = Object.keys(document.paths)
  assert.ok(paths.includes('/api/public/user/get-allblogs'))
  assert.deepEqual(interfaceChanges(document, structuredClone(document)), [])
  const gone = paths.filter((_, index) => index % 2 === 0)
  const others = Object.fromEntries(Object.entries(document.paths).filter(([path]) => !gone.includes(path)))
  const found = interfaceChanges(document, { ...document, paths: others })
  assert.deepEqual([...new Set(found.map(({ path }) => path))].sort(), gone.sort())
})
