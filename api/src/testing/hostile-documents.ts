import { crc32, deflateRawSync, deflateSync } from 'node:zlib'
import {
  compoundFile,
  documentZip,
  mainPart,
  relationships,
  sampleDoc,
  samplePdf,
  scriptedPdf,
} from './sample-documents'

/** The size of the largest accepted résumé, minus some space for the rest of the file. */
const MAX_BYTES = 5 * 1024 * 1024 - 8_192

/** A sample PDF filled up to `size` by repeating `words` before its trailer. */
export const paddedPdf = (words: string, size = MAX_BYTES, end = '') =>
  Buffer.from(
    samplePdf()
      .toString('latin1')
      .replace('trailer', () => `${words.repeat(Math.floor((size - end.length) / words.length)) + end}\ntrailer`),
    'latin1',
  )

/** A PDF with a compressed object stream. */
export const objectStreamPdf = (objects: string | Buffer, dictionary = '/N 1/First 4') =>
  Buffer.concat([
    samplePdf(),
    Buffer.from(`4 0 obj<</Type/ObjStm${dictionary}/Filter/FlateDecode>>stream\n`),
    deflateSync(objects),
    Buffer.from('\nendstream endobj\n%%EOF\n'),
  ])

const replaced = (from: string, to: string) =>
  Buffer.from(
    samplePdf()
      .toString('latin1')
      .replace(from, () => to),
    'latin1',
  )
const inCatalog = (entries: string) => replaced('/Pages 2 0 R', `/Pages 2 0 R${entries}`)

/** PDFs that evaded a keyword search, or that are active without scripts (each opens, runs or sends something). */
export const activePdfs: Readonly<Record<string, Buffer>> = {
  'after a comment of 129 characters': inCatalog(`/OpenAction<</S%${'x'.repeat(129)}\n/JavaScript/JS(app.alert(1))>>`),
  'after a comment of 4 MB': inCatalog(`/OpenAction<</S%${'x'.repeat(4_000_000)}\n/JavaScript/JS(app.alert(1))>>`),
  'after 65 spaces': inCatalog(`/OpenAction<</S${' '.repeat(65)}/JavaScript/JS(app.alert(1))>>`),
  'by an indirect name': replaced(
    'trailer',
    '5 0 obj/JavaScript endobj\n6 0 obj<</S 5 0 R/JS(app.alert(1))>>endobj\ntrailer',
  ),
  'in a form made of XML': inCatalog('/AcroForm<</XFA[(template)7 0 R]/Fields[]>>'),
  'that sends a form': inCatalog('/OpenAction<</S/SubmitForm/F(https://example.org)>>'),
  'that opens a file of another machine': inCatalog(
    String.raw`/OpenAction<</S/GoToR/F(\\\\host\\share\\x.pdf)/D[0/Fit]>>`,
  ),
  'that links to another machine': inCatalog(String.raw`/OpenAction<</S/URI/URI(\\\\host\\share)>>`),
  'that names a file of another machine elsewhere': replaced('trailer', '5 0 obj<FEFF005C005C0068>endobj\ntrailer'),
  'that imports data': inCatalog('/AA<</O<</S/ImportData/F(x.fdf)>>>>'),
  'after a string without an end': replaced(
    'trailer',
    '5 0 obj(never closed\n6 0 obj<</S/JavaScript/JS(1)>>endobj\ntrailer',
  ),
  'inside the bytes of a stream': replaced(
    'trailer',
    '5 0 obj<</Length 40>>stream\n6 0 obj<</S/Launch/F(cmd)>>endstream endobj\ntrailer',
  ),
  'after an array that closes with the wrong sign': inCatalog('/OpenAction[>> <</S/JavaScript/JS(1)>>]'),
  'in an object stream, at an offset inside a string': objectStreamPdf(
    '1 5 (abc)<</S/JavaScript/JS(1)>>',
    '/N 1/First 4',
  ),
  'in an object stream without its type': Buffer.concat([
    samplePdf(),
    Buffer.from('4 0 obj<</N 1/First 4/Filter/Fl#61teDecode>>stream\r\n'),
    deflateSync('1 0 <</S/JavaScript/JS(1)>>'),
    Buffer.from('\nendstream endobj\n'),
  ]),
}

const ofDocument = (xml: string) => documentZip({ 'word/_rels/document.xml.rels': xml })
const outside = (type: string, target: string) => ofDocument(relationships([type, target, true]))
const template = (target: string) =>
  documentZip({ 'word/_rels/settings.xml.rels': relationships(['attachedTemplate', target, true]) })

const CHART =
  '<Override PartName="/word/charts/chart1.xml" ContentType="application/vnd.openxmlformats-officedocument.drawingml.chart+xml"/>'
const chartWith = (workbook: string) =>
  documentZip({
    '[Content_Types].xml': mainPart.replace('</Types>', `${CHART}</Types>`),
    'word/charts/_rels/chart1.xml.rels': relationships(['package', workbook]),
  })

/** Word documents that load something, or hold something that runs, when they are opened. */
export const activeDocx: Readonly<Record<string, Buffer>> = {
  'a template on another machine': template(String.raw`\\host\share\cv.dotm`),
  'a template by file and host': template('file://host/share/cv.dotm'),
  'a template by file and four slashes': template('file:////host/share/cv.dotm'),
  'a template by encoded slashes': template('file:///%5C%5Chost/share/cv.dotm'),
  'a template on the web': template('https://example.org/cv.dotm'),
  'a picture on another machine': outside('image', 'file://host/share/x.png'),
  'a picture on the web': outside('image', 'http://example.org/x.png'),
  'a frame': outside('frame', 'https://example.org'),
  'a linked object': outside('oleObject', 'https://example.org/x.rtf'),
  'an address spelled in entities': outside('image', '&#x5c;&#92;host&#x5c;x.png'),
  'in other letters': ofDocument(
    relationships(['image', 'https://example.org/x.png', true]).replace('"External"', "'EXTERNAL'"),
  ),
  'with a prefix': ofDocument(
    relationships(['image', 'https://example.org/x.png', true])
      .replace('xmlns=', 'xmlns:r=')
      .replaceAll(/<(\/?)R/g, '<$1r:R'),
  ),
  'with the same attribute of another name space': ofDocument(
    relationships(['hyperlink', 'file://host/x', true]).replace(
      'TargetMode',
      'xmlns:a="a" a:Target="https://example.org" TargetMode',
    ),
  ),
  'in UTF-16': documentZip({
    'word/_rels/document.xml.rels': Buffer.from(
      `\ufeff${relationships(['image', 'https://example.org/x.png', true]).replace('UTF-8', 'UTF-16')}`,
      'utf16le',
    ),
  }),
  'in another encoding': ofDocument(relationships().replace('UTF-8', 'UTF-7')),
  'after a document type': ofDocument(relationships().replace('?><R', '?><!DOCTYPE Relationships><R')),
  'relationships that are no XML': ofDocument(`${relationships()}<`),
  'a link to another machine': outside('hyperlink', String.raw`\\host\share`),
  'a link to a file': outside('hyperlink', 'file:///C:/Windows/System32/calc.exe'),
  'a link to a program': outside('hyperlink', 'ms-word:ofe|u|https://example.org/x.docx'),
  'a link that runs a script': outside('hyperlink', 'javascript:alert(1)'),
  'an embedded object': ofDocument(relationships(['oleObject', 'embeddings/oleObject1.bin'])),
  'an embedded object in other words': ofDocument(relationships(['oleObject', 'media/image1.png'])),
  'a package that nothing names': documentZip({ 'word/embeddings/Microsoft_Object.bin': 'x' }),
  'an embedded document': ofDocument(relationships(['package', 'embeddings/other.docx'])),
  'a document within the text': ofDocument(relationships(['aFChunk', 'chunk.rtf'])),
  'a control by another name': ofDocument(relationships(['control', 'settings2.xml'])),
  'a web add-in': ofDocument(relationships(['webextensiontaskpanes', 'webextensions/taskpanes.xml'])),
  'an embedded object with a space': ofDocument(relationships(['oleObject ', 'media/image1.png'])),
  'an embedded object with a line break': ofDocument(relationships(['oleObject&#10;', 'media/image1.png'])),
  'an embedded object with a slash': ofDocument(relationships(['oleObject/', 'media/image1.png'])),
  'an embedded object in codes': ofDocument(relationships(['ole%4fbject', 'media/image1.png'])),
  'a document as a picture': ofDocument(relationships(['image', 'media/other.docm'])),
  'a document of an unknown type': ofDocument(relationships(['novelty', 'novelties/other.xlsx'])),
  'a template as a link': outside('attachedTemplate/hyperlink', 'https://example.org/cv.dotm'),
  'a link in other letters': outside('HyperLink', 'https://example.org/x.png'),
  'a mode in other letters': ofDocument(
    relationships(['image', 'novelty/x.png', true]).replace('"External"', '"&#x200b;External"'),
  ),
  'a workbook with macros in a chart': chartWith('../embeddings/Microsoft_Excel_Sheet.xlsm'),
  'a document that another element calls a chart': documentZip({
    '[Content_Types].xml': mainPart.replace(
      '</Types>',
      '<x:other xmlns:x="urn:x"><Override PartName="/word/document.xml" ContentType="a.chart+xml"/></x:other></Types>',
    ),
    'word/_rels/document.xml.rels': relationships(['package', 'embeddings/other.xlsx']),
  }),
  'a template by a path that leads up': template('file:///C:\\..\\..\\host\\cv.dotm'),
  'a template by a drive and a machine': template('C:\\\\host\\share\\cv.dotm'),
  'a template by a folder and a machine': template('file:///home/..//host/cv.dotm'),
  'a template by a device': template('file:///C:/GLOBALROOT/Device/Mup/host/cv.dotm'),
  'a link to another machine in codes': outside('hyperlink', '%5C%5Chost%5Cshare'),
  'a link that runs a script after a tab': outside('hyperlink', 'java&#9;script:alert(1)'),
  'a link to a file after a zero-width space': outside('hyperlink', '&#x200b;file://host/x'),
  'macros by another name': ofDocument(relationships(['vbaProject', 'media/image1.png'])),
}

const HIDDEN = 'word/_rels/settings.xml.rels'
const SHOWN = 'word/media/a-photograph.jpeg'
const END_SIZE = 22

/** A document with a template on another machine, in its last part, after a change to the bytes of its ZIP. */
function ambiguousDocx(change: (zip: Buffer, end: number, lastEntry: number) => Buffer): Buffer {
  const zip = template(String.raw`\\host\share\cv.dotm`)
  return change(zip, zip.length - END_SIZE, zip.lastIndexOf('PK\x01\x02'))
}

/** A ZIP whose end says that its directory has `parts` entries in `size` bytes. */
function withEnd(zip: Buffer, parts: number, size: number): Buffer {
  const end = zip.length - END_SIZE
  zip.writeUInt16LE(parts, end + 8)
  zip.writeUInt16LE(parts, end + 10)
  zip.writeUInt32LE(size, end + 12)
  return zip
}

/** The bytes of a ZIP with its addresses corrected for `before`, which precedes it. */
function withPrefix(before: Buffer, zip: Buffer): Buffer {
  const end = zip.length - END_SIZE
  for (let entry = zip.indexOf('PK\x01\x02'); entry >= 0; entry = zip.indexOf('PK\x01\x02', entry + 1)) {
    zip.writeUInt32LE(zip.readUInt32LE(entry + 42) + before.length, entry + 42)
  }
  zip.writeUInt32LE(zip.readUInt32LE(end + 16) + before.length, end + 16)
  return Buffer.concat([before, zip])
}

function renamed(zip: Buffer, place: number): Buffer {
  zip.write(SHOWN, place)
  return zip
}

/** Word documents whose parts depend on the reader. */
export const ambiguousDocuments: Readonly<Record<string, Buffer>> = {
  'a part with another name in the extra field': ambiguousDocx((zip, end, lastEntry) => {
    const field = Buffer.alloc(9)
    field.writeUInt16LE(0x7075, 0)
    field.writeUInt16LE(5 + SHOWN.length, 2)
    field.writeUInt8(1, 4)
    field.writeUInt32LE(crc32(Buffer.from(HIDDEN)), 5)
    const extra = Buffer.concat([field, Buffer.from(SHOWN)])
    zip.writeUInt16LE(extra.length, lastEntry + 30)
    const size = zip.readUInt32LE(end + 12)
    return withEnd(Buffer.concat([zip.subarray(0, end), extra, zip.subarray(end)]), 3, size + extra.length)
  }),
  'a part with another name in the directory': ambiguousDocx((zip) => renamed(zip, zip.lastIndexOf(HIDDEN))),
  'a directory with more entries than its end says': ambiguousDocx((zip, end) =>
    withEnd(zip, 2, zip.readUInt32LE(end + 12)),
  ),
  'a directory that ends before its last entry': ambiguousDocx((zip, end, lastEntry) =>
    withEnd(zip, 2, zip.readUInt32LE(end + 12) - (end - lastEntry)),
  ),
  'a part that the directory leaves out': ambiguousDocx((zip, end, lastEntry) =>
    withEnd(
      Buffer.concat([zip.subarray(0, lastEntry), zip.subarray(end)]),
      2,
      zip.readUInt32LE(end + 12) - (end - lastEntry),
    ),
  ),
  'a ZIP in front': ambiguousDocx((zip) => withPrefix(zip, documentZip({}))),
  'a ZIP whose comment is another': ambiguousDocx((zip) => {
    zip.writeUInt16LE(documentZip({}).length, zip.length - 2)
    return withPrefix(zip, documentZip({}))
  }),
  'two parts of one name': documentZip({ 'WORD/document.xml': 'x' }),
}

const doc = (...listed: { name: string; inside?: string }[]) => compoundFile([{ name: 'WordDocument' }, ...listed])

/** A long old Word document whose directory starts in the second sector and continues in one of its own sectors. */
function loopedDoc(): Buffer {
  const looped = Buffer.concat([sampleDoc(), Buffer.alloc(1024 * 1024)])
  looped.writeUInt32LE(1, 512 + 4)
  return looped
}

/** Old Word documents with macros, or with files that open from them. */
export const activeDocs: Readonly<Record<string, Buffer>> = {
  macros: doc({ name: 'Macros', inside: '_VBA_PROJECT' }),
  'macros in other letters': doc({ name: 'Storage', inside: '_Vba_Project' }),
  'a storage of macros': doc({ name: 'MACROS', inside: 'dir' }),
  'a project of macros': doc({ name: 'vba', inside: 'dir' }),
  'a file within': doc({ name: 'ObjectPool', inside: '\u0001Ole10Native' }),
  'a directory in a loop': loopedDoc(),
  'a directory that is missing': sampleDoc().subarray(0, 1_024),
}

/**
 * A PDF whose one object stream inflates to nothing from a long series of empty blocks, with as many places in a comment
 * that lead to it as the limits allow.
 */
function emptyBlocksPdf(size: number): Buffer {
  const start = Buffer.from(`1 0 ${'obj%'.repeat(1_900)}\n<</N 0/First 0/Type/ObjStm/Filter/FlateDecode>>stream\n`)
  // Four blocks of ten bits with fixed codes (RFC 1951, 3.2.6), none of them the last.
  const blocks = Buffer.alloc(size - (size % 5), Buffer.from([0x02, 0x08, 0x20, 0x80, 0x00]))
  const [head, last] = [Buffer.from([0x78, 0x9c]), Buffer.from([0x03, 0x00, 0, 0, 0, 1])]
  return Buffer.concat([samplePdf(), start, head, blocks, last, Buffer.from('\nendstream endobj\n')])
}

/** Files of the largest size that are crafted to exhaust the CPU or memory of a parser. */
export function hostileDocuments(): Record<string, Buffer> {
  const pdfs = Object.fromEntries(
    [
      '% ',
      '\r ',
      '%\r ',
      '/S%',
      '/S ',
      '/S% \r',
      ' ',
      '(',
      '<<',
      '[',
      '/',
      '/a',
      '/F()',
      '#41',
      '<',
      'obj',
      'obj ',
      'obj(',
      'obj<<',
      'obj[',
      'obj%',
      '1 0 obj 1%',
      'obj/',
      'obj<</N 1/First 1>>',
      'stream\n',
      'trailer<<',
      '1 0 R ',
      '1 0 obj<</Type/ObjStm/N 1/First 4>>stream\n1 0 1 endstream endobj\n',
    ].map((words) => [`${JSON.stringify(words)} over and over`, paddedPdf(words)]),
  )
  const inOne = (words: string) =>
    paddedPdf(words, MAX_BYTES, ']endobj')
      .toString('latin1')
      .replace(words, () => `9 0 obj[${words}`)
  const inObjects = Object.fromEntries(
    ['/a', '/F()', '1 ', '<<>>', '(a)', '% \r', '<41>'].map((words) => [
      `${JSON.stringify(words)} in one object`,
      Buffer.from(inOne(words), 'latin1'),
    ]),
  )
  const filled = (pdf: Buffer) => Buffer.concat([pdf, Buffer.alloc(MAX_BYTES - pdf.length, '\n')])
  const room = { 'word/media/b.png': ' '.repeat(MAX_BYTES - 8_192) }
  const bomb = Buffer.alloc(64 * 1024 * 1024, 32)
  const small = deflateSync(Buffer.alloc(1024 * 1024, 32))
  const streams = (count: number) =>
    Array.from({ length: count }, (_, index) => [
      Buffer.from(`${index + 9} 0 obj<</Type/ObjStm/N 1/First 4/Filter/FlateDecode>>stream\n`),
      small,
      Buffer.from('\nendstream endobj\n'),
    ]).flat()
  return {
    ...pdfs,
    ...inObjects,
    'an object stream of empty blocks with many places': emptyBlocksPdf(MAX_BYTES - 16_384),
    'an object stream of 64 MB': filled(objectStreamPdf(bomb)),
    'forty object streams of a megabyte': filled(Buffer.concat([samplePdf(), ...streams(40)])),
    'an object stream of 7 MB of names': filled(
      objectStreamPdf(Buffer.concat([Buffer.from('1 0 ['), Buffer.from('/a'.repeat(3_500_000))])),
    ),
    'a script after 5 MB of white space': Buffer.concat([scriptedPdf(), Buffer.alloc(MAX_BYTES - 1_024, 32)]),
    'a document that says that it unpacks to 300 MB': documentZip({ ...room, 'word/a.xml': 'x' }, 300 * 1024 * 1024),
    'a zip of many parts': documentZip(
      Object.fromEntries(Array.from({ length: 40_000 }, (_, index) => [`word/${index}`, ''])),
    ),
    'relationships of 4 MB, one in another': ofDocument('<a>'.repeat(1_390_000)),
    'a relationship of 4 MB': ofDocument(
      `<R ${Array.from({ length: 300_000 }, (_, index) => `a${index}="b"`).join(' ')}/>`,
    ),
    'a zip bomb in 5 MB': Buffer.concat([
      documentZip(
        { 'word/media/a.png': deflateRawSync(Buffer.alloc(1024 * 1024)).toString('latin1') },
        300 * 1024 * 1024,
      ),
      Buffer.alloc(MAX_BYTES - 65_536, 32),
    ]),
  }
}
