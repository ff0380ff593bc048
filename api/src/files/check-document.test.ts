import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deflateSync } from 'node:zlib'
import { ProblemError } from '../problems/problem-error'
import { documentZip, sampleDocx, samplePdf, scriptedPdf } from '../testing/sample-documents'
import { checkDocument } from './check-document'

/** What becomes of a document: `taken`, or the status that refuses it. */
const send = (content: Buffer) =>
  checkDocument('resume', { name: 'cv', content }, ['pdf', 'docx']).then(
    () => 'taken',
    (error: unknown) => (error instanceof ProblemError ? error.status : error),
  )

/** A PDF with one stream of a dictionary's words, packed as most programs pack their objects. */
const packedPdf = (dictionary: string, objects: string | Buffer, closing = 'endstream', level = 9) =>
  Buffer.concat([
    samplePdf(),
    Buffer.from(`4 0 obj<<${dictionary}/Filter/FlateDecode>>stream\n`),
    deflateSync(objects, { level }),
    Buffer.from(`\n${closing} endobj`),
  ])

test('AT-87 a PDF that acts is refused, however its names are spelled and wherever its objects stand', async () => {
  const action = '1 0 <</S/JavaScript/JS(app.alert(1))>>'
  const refused = {
    'in the open': scriptedPdf(),
    'names as codes': scriptedPdf('J#61vaScript'),
    'in an object stream': packedPdf('/Type/ObjStm/N 1/First 4', action),
    'in a stream named in codes, with a comment': packedPdf('/Type % one\n/Obj#53tm/N 1/First 4', action),
    'packed twice': packedPdf('/Type/ObjStm/N 1/First 4/Filter[/ASCIIHexDecode/FlateDecode]', action),
    'packed by lines': packedPdf('/Type/ObjStm/N 1/First 4/DecodeParms<</Predictor 12>>', action),
    'in a stream that seems to end': packedPdf('/Type/ObjStm/N 1/First 4', `(endstream) ${action}`, 'endstream', 0),
    'in a stream that cannot be read': packedPdf('/Type/ObjStm/N 1/First 4', action).subarray(0, -40),
    'in a stream without an end': packedPdf('/Type/ObjStm/N 1/First 4', action, ''),
    'a script by reference': packedPdf('/Type/ObjStm/N 1/First 4', '1 0 <</S /Rendition /JS 12 0 R>>'),
    'a comment in between': packedPdf('/Type/ObjStm/N 1/First 4', '1 0 <</S %(\n /JavaScript /JS 12 0 R>>'),
    'scripts by name': packedPdf('/Type/ObjStm/N 1/First 4', '1 0 <</JavaScript 12 0 R>>'),
    'a program to start': scriptedPdf('Launch'),
    'a lock': Buffer.from(samplePdf().toString().replace('trailer<<', 'trailer<</Encrypt 9 0 R')),
    'files within': packedPdf('/Type/ObjStm/N 1/First 4', '1 0 <</EmbeddedFiles 3 0 R>>'),
    'more than 32 MB of objects': packedPdf('/Type/ObjStm/N 1/First 4', Buffer.alloc(33 * 1024 * 1024, 32)),
  }
  for (const [what, content] of Object.entries(refused)) assert.equal(await send(content), 422, what)
})

test('S-40 a PDF that only speaks of scripts is taken', async () => {
  const taken = {
    'in its title': packedPdf(
      '/Type/ObjStm/N 1/First 4',
      '1 0 <</Title(Engineer, HTML/JavaScript 5 years, Node/JS (2), C#2B)>>',
    ),
    'in its text': packedPdf('/Length 9', 'BT (HTML/JavaScript, /S) Tj ET'),
    'in the open': samplePdf('/JavaScript and /Launch plans'),
    'objects that are not packed': Buffer.concat([samplePdf(), Buffer.from('4 0 obj<</Type/ObjStm>>stream\n1 0 2')]),
  }
  for (const [what, content] of Object.entries(taken)) assert.equal(await send(content), 'taken', what)
})

// A search that starts anew at every word would take hours here.
test('AT-85 what is written to keep the search busy is looked through in time that grows with its length', async () => {
  const taken = [
    '/S%',
    '/S ',
    '/JavaScript',
    '% stream\n',
    '/JavaScript 1 1 ',
    '/S%%\n%\n/JavaScripts',
    'stream\nendstream',
  ]
  const refused = ['obj<</Type/ObjStm/Filter/FlateDecode>>stream\nendstream ']
  const full = (word: string) => Buffer.concat([samplePdf(), Buffer.from(word.repeat(4_000_000 / word.length))])
  for (const word of taken) assert.equal(await send(full(word)), 'taken', word)
  for (const word of refused) assert.equal(await send(full(word)), 422, word)
})

test('AT-88 a document with macros, a bomb, or parts outside itself is refused without unpacking it', async () => {
  const refused = {
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
  for (const [what, content] of Object.entries(refused)) assert.equal(await send(content), 422, what)
  assert.equal(await send(sampleDocx()), 'taken')
})
