import assert from 'node:assert/strict'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { deflateSync } from 'node:zlib'
import { RESUME_TYPES } from '@tekskills/shared/contracts/application'
import { activePdfs, hostileDocuments, paddedPdf } from '../../testing/hostile-documents'
import { documentZip, relationships, sampleDocx, samplePdf, scriptedPdf } from '../../testing/sample-documents'
import { ProblemError } from '../http/problems/problem-error'
import { checkDocument } from './check-document'
import { inspect } from './document-worker'
import { createInspector } from './inspect-document'

/** The outcome for a document: `taken`, or the status code that rejects it. */
const send = (content: Buffer) =>
  checkDocument('resume', { name: 'cv', content }, ['pdf', 'docx']).then(
    () => 'taken',
    (error: unknown) => (error instanceof ProblemError ? error.status : error),
  )

/** A PDF with one compressed stream with the given dictionary. */
const packedPdf = (dictionary: string, objects: string | Buffer, closing = 'endstream', level = 9) =>
  Buffer.concat([
    samplePdf(),
    Buffer.from(`4 0 obj<<${dictionary}/Filter/FlateDecode>>stream\n`),
    deflateSync(objects, { level }),
    Buffer.from(`\n${closing} endobj\nstartxref\n0\n%%EOF`),
  ])

test('AT-87 a PDF with active content is rejected, however its names are encoded and wherever its objects are', async () => {
  const action = '1 0 <</S/JavaScript/JS(app.alert(1))>>'
  const rejected = {
    'in the open': scriptedPdf(),
    'names as codes': scriptedPdf('J#61vaScript'),
    'in an object stream': packedPdf('/Type/ObjStm/N 1/First 4', action),
    'in a stream named in codes, with a comment': packedPdf('/Type % one\n/Obj#53tm/N 1/First 4', action),
    'packed twice': packedPdf('/Type/ObjStm/N 1/First 4/Filter[/ASCIIHexDecode/FlateDecode]', action),
    'packed by lines': packedPdf('/Type/ObjStm/N 1/First 4/DecodeParms<</Predictor 12>>', action),
    'in a stream that seems to end': packedPdf('/Type/ObjStm/N 1/First 4', `(endstream) ${action}`, 'endstream', 0),
    'in a stream that cannot be read': packedPdf('/Type/ObjStm/N 1/First 4', action).subarray(0, -60),
    'in a stream without an end': packedPdf('/Type/ObjStm/N 1/First 4', action, ''),
    'a script by reference': packedPdf('/Type/ObjStm/N 1/First 4', '1 0 <</S /Rendition /JS 12 0 R>>'),
    'a comment in between': packedPdf('/Type/ObjStm/N 1/First 4', '1 0 <</S %(\n /JavaScript /JS 12 0 R>>'),
    'scripts by name': packedPdf('/Type/ObjStm/N 1/First 4', '1 0 <</JavaScript 12 0 R>>'),
    'a program to start': scriptedPdf('Launch'),
    'a lock': Buffer.from(samplePdf().toString().replace('trailer<<', 'trailer<</Encrypt 9 0 R')),
    'files within': packedPdf('/Type/ObjStm/N 1/First 4', '1 0 <</EmbeddedFiles 3 0 R>>'),
    'more than 32 MB of objects': packedPdf('/Type/ObjStm/N 1/First 4', Buffer.alloc(33 * 1024 * 1024, 32)),
  }
  for (const [what, content] of Object.entries(rejected)) assert.equal(await send(content), 422, what)
})

test('S-40 a PDF that only mentions scripts is accepted', async () => {
  const taken = {
    'in its title': packedPdf(
      '/Type/ObjStm/N 1/First 4',
      '1 0 <</Title(Engineer, HTML/JavaScript 5 years, Node/JS (2), C#2B)>>',
    ),
    'in its text': packedPdf('/Length 9', 'BT (HTML/JavaScript, /S) Tj ET'),
    'in the open': samplePdf('/JavaScript and /Launch plans'),
    'objects that are not packed': Buffer.concat([
      samplePdf(),
      Buffer.from('4 0 obj<</Type/ObjStm/N 1/First 4>>stream\n1 0 2'),
    ]),
  }
  for (const [what, content] of Object.entries(taken)) assert.equal(await send(content), 'taken', what)
})

test('AT-87 D3 S13 active content that evades a keyword search or needs no script is rejected', async () => {
  for (const [what, content] of Object.entries(activePdfs)) assert.equal(await send(content), 422, what)
})

test('S-40 AT-87 résumés as common software writes them are accepted', async () => {
  const link = '/Annots[<</Subtype/Link/A<</S/URI/URI(https://example.org/a?b=\\(1\\))>>>>]'
  const taken = {
    'with links and an outline': samplePdf().toString().replace('/MediaBox', `${link}/MediaBox`),
    'with a form': samplePdf().toString().replace('/Pages 2 0 R', '/Pages 2 0 R/AcroForm<</Fields[]/DA(/Helv 0 Tf)>>'),
    'with a first page to open': samplePdf().toString().replace('/Pages 2 0 R', '/Pages 2 0 R/OpenAction[3 0 R/Fit]'),
    'with a link to a file of the same machine': samplePdf()
      .toString()
      .replace('/MediaBox', '/A<</S/URI/URI(file:///C:/cv.docx)>>/MediaBox'),
  }
  for (const [what, content] of Object.entries(taken)) assert.equal(await send(Buffer.from(content)), 'taken', what)
})

test('S-40 AT-88 what LibreOffice writes, with contents, page numbers, footnotes, links and pictures, is accepted', async () => {
  for (const name of ['libreoffice.docx', 'libreoffice.doc']) {
    const content = fs.readFileSync(new URL(`../../testing/documents/${name}`, import.meta.url))
    await checkDocument('resume', { name, content }, RESUME_TYPES)
  }
})

test('D3 AT-85 inspecting a document does not block the event loop', async () => {
  const content = paddedPdf('1 0 obj 1%')
  let isOver = false
  const inspected = send(content).then((verdict) => {
    isOver = true
    return verdict
  })
  const finished: boolean[] = []
  // Each turn of the event loop could have handled another request.
  for (let turn = 0; turn < 3; turn += 1) {
    await new Promise((resolve) => setImmediate(resolve))
    finished.push(isOver)
  }
  assert.deepEqual(finished, [false, false, false])
  assert.ok([422, 'taken'].includes((await inspected) as string | number))
})

/** Microseconds, far above the usual time; a search with quadratic time takes minutes. */
const LIMIT_US = 5_000_000

test('D3 AT-85 the work of inspecting a document is bounded by its length', async () => {
  for (const [what, content] of Object.entries(hostileDocuments())) {
    // The minimum of three, because garbage collection of the whole process is included.
    let least = Infinity
    for (let attempt = 0; attempt < 3 && least >= LIMIT_US; attempt += 1) {
      const before = process.cpuUsage()
      await inspect(content)
      least = Math.min(least, process.cpuUsage(before).user)
    }
    assert.ok(least < LIMIT_US, `${what}: ${least / 1000} ms`)
  }
})

test('D3 AT-85 an object stream is inflated once, however many places lead to it', async () => {
  // Each reading would inflate 3 MB of the 8 MB that are allowed.
  const objects = Buffer.concat([Buffer.from('1 0 2'), Buffer.alloc(3 * 1024 * 1024, 32)])
  const content = packedPdf('/Type/ObjStm/N 1/First 4', objects).toString('latin1')
  const places = content.replace('4 0 obj<<', '4 0 obj%obj%obj%obj%obj\n<<')
  assert.equal((await inspect(Buffer.from(places, 'latin1'))).isActive, false)
  const twoLayouts = packedPdf('/N 0 %obj<</N 1\n/First 4/Type/ObjStm', '1 0 2')
  assert.equal((await inspect(twoLayouts)).isActive, true, 'one stream with two layouts')
})

test('D3 AT-85 object streams that overlap are rejected, so that no byte is inflated twice', async () => {
  const nested = (inner: string) => packedPdf('/Type/ObjStm/N 0/First 0', Buffer.from(inner, 'latin1'), 'endstream', 0)
  const plain = nested(' '.repeat(6_000))
  assert.equal((await inspect(plain)).isActive, false)
  const overlapping = nested(nested(plain.toString('latin1')).toString('latin1'))
  assert.equal((await inspect(overlapping)).isActive, true)
})

/** A worker that returns at once, or never for a document that begins with 1. It marks the document when it begins. */
const ENDLESS_WORKER = `export default ({ content, begun }) => {
  begun.postMessage('begun')
  content[1] = 1
  while (content[0] === 1);
  return { type: 'pdf', isActive: false, sha256: '' }
}`

test('D3 AT-85 a document queued behind slow ones is inspected, or rejected as busy if it waits too long', async (t) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tk-worker-'))
  t.after(() => fs.rmSync(folder, { recursive: true }))
  const worker = path.join(folder, 'worker.mjs')
  fs.writeFileSync(worker, ENDLESS_WORKER)
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const inspectOne = createInspector(pathToFileURL(worker), 1)
  const outcome = (content: Uint8Array) =>
    inspectOne(content).then(
      () => 'inspected',
      (error: unknown) => error instanceof Error && error.name,
    )
  /** Its memory is shared with the worker. */
  const slow = () => new Uint8Array(new SharedArrayBuffer(2)).fill(1, 0, 1)
  const turn = () => new Promise((resolve) => setImmediate(resolve))
  const hasBegun = async (content: Uint8Array) => {
    while (content[1] === 0) await turn()
    await turn()
  }
  const documents = [slow(), slow()] as const
  const [first, second] = [outcome(documents[0]), outcome(documents[1])]
  const early = outcome(Uint8Array.of(0, 0))
  await hasBegun(documents[0])
  t.mock.timers.tick(8_000)
  assert.equal(await first, 'InspectionFailedError')
  const late = outcome(Uint8Array.of(0, 0))
  await hasBegun(documents[1])
  t.mock.timers.tick(8_000)
  assert.equal(await second, 'InspectionFailedError')
  assert.equal(await early, 'InspectionBusyError')
  assert.equal(await late, 'inspected')
})

test('AT-85 documents of one network that take long keep only its own senders waiting', async (t) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tk-worker-'))
  t.after(() => fs.rmSync(folder, { recursive: true }))
  const worker = path.join(folder, 'worker.mjs')
  // Waits until the second byte of its document is set.
  const wait = 'while (content[1] === 0) await new Promise((resolve) => setTimeout(resolve, 1))'
  fs.writeFileSync(
    worker,
    `export default async ({ content, begun }) => { begun.postMessage('begun'); ${wait}; return content[0] }`,
  )
  const inspectOne = createInspector(pathToFileURL(worker), 1)
  const order: number[] = []
  const documentOf = (name: number) => new Uint8Array(new SharedArrayBuffer(2)).fill(name, 0, 1)
  const send = async (name: number, network: string) => {
    const content = documentOf(name)
    const inspected = inspectOne(content, { network }).then(
      () => void order.push(name),
      (error: Error) => error.name,
    )
    return { inspected, end: () => void (content[1] = 1) }
  }
  const dear = []
  for (let name = 1; name <= 8; name += 1) dear.push(await send(name, 'one'))
  assert.equal(await dear[7]?.inspected, 'InspectionBusyError', 'one is inspected and six wait')
  const honest = await send(100, 'other')
  for (const { end } of [honest, ...dear]) end()
  await Promise.all([honest, ...dear].map(({ inspected }) => inspected))
  assert.deepEqual(order, [1, 2, 100, 3, 4, 5, 6, 7])
})

test('AT-85 markup with countless attributes, elements or references is rejected', async () => {
  const word = (body: string) => documentZip({ 'word/document.xml': `<w:document xmlns:w="w">${body}</w:document>` })
  const attributes = Array.from({ length: 200_000 }, (_, index) => `a${index}=""`).join(' ')
  const rejected = {
    attributes: word(`<a ${attributes}/>`),
    elements: word('<a/>'.repeat(1_100_000)),
    references: word('&lt;'.repeat(250_000)),
  }
  for (const [what, content] of Object.entries(rejected)) assert.equal((await inspect(content)).isActive, true, what)
  const many = Array.from({ length: 900 }, (_, index) => `a${index}=""`).join(' ')
  assert.equal((await inspect(word(`<a ${many}/>${'<a/>'.repeat(300_000)}`))).isActive, false)
})

test('AT-85 markup of more than 8 MB in a document is rejected', async () => {
  const markup = (megabytes: number) => `<a>${'<b/>'.repeat((megabytes * 1024 * 1024) / 4)}</a>`
  const word = (...megabytes: number[]) =>
    documentZip(Object.fromEntries(megabytes.map((each, part) => [`word/${part}.xml`, markup(each)])))
  assert.equal((await inspect(word(1, 2, 2))).isActive, false)
  assert.equal((await inspect(word(3, 3, 3))).isActive, true)
})

test('AT-85 relationships are read to a depth that no program writes', async () => {
  const within = (depth: number) =>
    documentZip({
      'word/_rels/document.xml.rels': relationships().replace(
        '</Relationships>',
        `${'<a>'.repeat(depth)}${'</a>'.repeat(depth)}</Relationships>`,
      ),
    })
  assert.equal((await inspect(within(50))).isActive, false)
  assert.equal((await inspect(within(500))).isActive, true)
})

test('AT-85 documents beyond the queue limit are rejected with 503, and later ones are not delayed', async () => {
  const verdicts = await Promise.all(Array.from({ length: 40 }, () => send(samplePdf())))
  assert.ok(
    verdicts.every((verdict) => verdict === 'taken' || verdict === 503),
    verdicts.join(),
  )
  assert.ok(verdicts.includes(503))
  assert.equal(await send(samplePdf()), 'taken')
})

test('AT-88 a document with macros, a decompression bomb, or parts outside itself is rejected without unpacking it', async () => {
  const rejected = {
    macros: documentZip({ 'word/vbaProject.bin': 'x' }),
    'macros in other letters': documentZip({ 'word/VBAPROJECT.BIN': 'x' }),
    'a control': documentZip({ 'word/activeX/activeX1.bin': 'x' }),
    'a program': documentZip({ 'word/embeddings/run.EXE': 'x' }),
    'a part above': documentZip({ '../../etc/cron.d/x': 'x' }),
    'a part at an absolute path': documentZip({ '/etc/passwd': 'x' }),
    'a bomb': documentZip({ 'word/media/a.png': 'x' }, 300 * 1024 * 1024),
    'too many parts': documentZip(
      Object.fromEntries(Array.from({ length: 5001 }, (_, index) => [`word/${index}`, ''])),
    ),
    'no directory': sampleDocx().subarray(0, -30),
  }
  for (const [what, content] of Object.entries(rejected)) assert.equal(await send(content), 422, what)
  assert.equal(await send(sampleDocx()), 'taken')
})

/** A Word document with a body and relationships. */
const wordWith = (body: string, ...listed: Parameters<typeof relationships>) =>
  documentZip({
    'word/document.xml': `<w:document><w:body>${body}</w:body></w:document>`,
    'word/_rels/document.xml.rels': relationships(...listed),
  })

const char = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`
/** A field, its instruction in several runs. */
const field = (...runs: string[]) => {
  const instruction = runs.map((run) => (run.startsWith('<') ? run : `<w:r><w:instrText>${run}</w:instrText></w:r>`))
  return `<w:p>${char('begin')}${instruction.join('')}${char('separate')}<w:r><w:t>1</w:t></w:r>${char('end')}</w:p>`
}

test('AT-88 a Word document whose text loads or runs something is rejected', async () => {
  const rejected = {
    'a command': wordWith(field(' DDEAUTO c:\\\\cmd.exe "/k calc" ')),
    'a command in pieces': wordWith(field(' D', 'D<!-- -->', 'E c:\\\\cmd.exe')),
    'a command as text': wordWith(field('<w:r><w:t>ddeauto</w:t></w:r>', ' c:\\\\cmd.exe')),
    'a command composed by another field': wordWith(field(field('QUOTE 68 68 69'), ' c:\\\\cmd.exe')),
    'a command without an end': wordWith(`${char('begin')}<w:r><w:instrText>DDE x</w:instrText></w:r>`),
    'a simple field': wordWith('<w:fldSimple w:instr=" &#68;DE x y"/>'),
    'a picture to load': wordWith(field('INCLUDEPICTURE "http://x.example/a.png"')),
    'a text to load': wordWith(field('IncludeText "\\\\\\\\x.example\\\\a.docx"')),
    'in a header': documentZip({ 'word/header1.xml': `<w:hdr>${field('DDE x')}</w:hdr>` }),
    'a drawing from elsewhere': wordWith('<v:imagedata src="http://x.example/a.png"/>'),
    'a drawing from another machine': wordWith('<v:imagedata o:href="file://x.example/a.png"/>'),
    'a picture by a link': wordWith('<a:blip r:link="rIdhyperlink"/>', ['hyperlink', 'https://x.example', true]),
    'a template by a link': documentZip({
      'word/settings.xml': '<w:settings><w:attachedTemplate r:id="rIdhyperlink"/></w:settings>',
      'word/_rels/settings.xml.rels': relationships(['hyperlink', 'https://x.example/a.dotm', true]),
    }),
    'a text under another name': documentZip({
      '_rels/.rels': relationships(['officeDocument', 'word/document.png']),
      'word/document.png': '<w:document/>',
    }),
  }
  for (const [what, content] of Object.entries(rejected)) assert.equal(await send(content), 422, what)
})

test('S-40 AT-88 a Word document with links, pictures and fields that show something is accepted', async () => {
  const taken = {
    'fields of text': wordWith(
      [
        field(' HYPERLINK "https://example.org/dde" '),
        field('PAGE'),
        field('TOC \\o "1-3"', field('PAGEREF _Toc1')),
      ].join(''),
    ),
    'simple fields': wordWith('<w:fldSimple w:instr=" DATE \\@ yyyy "/>'),
    'a condition': wordWith(field('IF', field('PAGE'), ' = 1 "" "2"')),
    'words about them': wordWith('<w:p><w:r><w:t>DDE INCLUDEPICTURE</w:t></w:r></w:p>'),
    'a link': wordWith('<w:hyperlink r:id="rIdhyperlink"/>', ['hyperlink', 'https://example.org', true]),
    'a picture': wordWith('<a:blip r:embed="rIdimage"/><v:imagedata r:id="rIdimage"/>', ['image', 'media/a.png']),
  }
  for (const [what, content] of Object.entries(taken)) assert.equal(await send(content), 'taken', what)
})
