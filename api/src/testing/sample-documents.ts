import { crc32 } from 'node:zlib'

/** The smallest PDF that viewers open. */
export const samplePdf = (words = 'Sample') =>
  Buffer.from(`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj
% ${words}
trailer<</Root 1 0 R>>
%%EOF
`)

/** A PDF that runs a script when it is opened; `name` is the encoded name of the action. */
export const scriptedPdf = (name = 'JavaScript') =>
  Buffer.from(samplePdf().toString().replace('/Pages 2 0 R', `/Pages 2 0 R/OpenAction<</S/${name}/JS(app.alert(1))>>`))

/** A minimal Word document: a ZIP with the parts that identify it as one. */
export function sampleDocx(macros = false): Buffer {
  return zipOf(partsOf(macros ? 'macros' : 'document'))
}

const mainTypes = {
  macros: 'application/vnd.ms-word.document.macroEnabled.main+xml',
  document: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
}

const typesOf = (kind: keyof typeof mainTypes) =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="${mainTypes[kind]}"/></Types>`

/** The list of parts of {@link sampleDocx}. */
export const mainPart = typesOf('document')

const partsOf = (kind: keyof typeof mainTypes) => ({
  '[Content_Types].xml': typesOf(kind),
  'word/document.xml': '<w:document/>',
})

/** {@link sampleDocx} with additional parts; `size` is the unpacked size that each part claims. */
export const documentZip = (parts: Record<string, string | Buffer>, size?: number) =>
  zipOf({ ...partsOf('document'), ...parts }, size)

const TYPES = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** A relationships part: each relationship as the last segment of its type, its target, and `true` for an external one. */
export const relationships = (...listed: (readonly [type: string, target: string, isExternal?: true])[]) =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${listed
    .map(([type, target, isExternal]) => {
      const mode = isExternal ? ' TargetMode="External"' : ''
      return `<Relationship Id="rId${type}" Type="${TYPES}/${type}" Target="${target}"${mode}/>`
    })
    .join('')}</Relationships>`

/** An old Word document: a compound file with one stream in its root. */
export const sampleDoc = (stream = 'WordDocument') => compoundFile([{ name: stream }])

const NONE = 0xffffffff
const END_OF_CHAIN = 0xfffffffe

/**
 * A compound file ([MS-CFB]) with names directly in its root: empty streams, or storages with one empty stream `inside`.
 * Its sectors are one of the allocation table, and those of the directory.
 */
export function compoundFile(listed: readonly { name: string; inside?: string }[]): Buffer {
  const names = listed.flatMap(({ inside }) => inside ?? [])
  let index = listed.length
  const entries = [
    compoundEntry('Root Entry', 5, NONE, 1),
    ...listed.map(({ name, inside }, place) => {
      const next = place + 1 < listed.length ? place + 2 : NONE
      return compoundEntry(name, inside ? 1 : 2, next, inside ? (index += 1) : NONE)
    }),
    ...names.map((name) => compoundEntry(name, 2, NONE, NONE)),
  ]
  const directory = Buffer.alloc(Math.ceil(entries.length / 4) * 512)
  Buffer.concat(entries).copy(directory)
  const header = Buffer.alloc(512)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header)
  for (const [place, number] of [0x3e, 3, 0xfffe, 9, 6].entries()) header.writeUInt16LE(number, 24 + place * 2)
  for (const [place, number] of [1, 1, 0, 4_096, END_OF_CHAIN, 0, END_OF_CHAIN, 0, 0].entries()) {
    header.writeUInt32LE(number, 44 + place * 4)
  }
  header.fill(0xff, 80)
  const table = Buffer.alloc(512, 0xff)
  table.writeUInt32LE(0xfffffffd, 0)
  const sectors = directory.length / 512
  for (let each = 1; each <= sectors; each += 1) {
    table.writeUInt32LE(each < sectors ? each + 1 : END_OF_CHAIN, each * 4)
  }
  return Buffer.concat([header, table, directory])
}

function compoundEntry(name: string, type: number, next: number, child: number): Buffer {
  const entry = Buffer.alloc(128)
  entry.write(name, 'utf16le')
  entry.writeUInt16LE((name.length + 1) * 2, 64)
  entry.writeUInt8(type, 66)
  for (const [place, number] of [NONE, next, child].entries()) entry.writeUInt32LE(number, 68 + place * 4)
  entry.writeUInt32LE(END_OF_CHAIN, 116)
  return entry
}

/** {@link sampleDocx} as streaming software writes it: the sizes follow the parts. */
export const streamedDocx = () => zipOf(partsOf('document'), undefined, true)

function zipOf(entries: Record<string, string | Buffer>, claimedSize?: number, isStreamed = false): Buffer {
  const locals: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const [name, text] of Object.entries(entries)) {
    const [title, content] = [Buffer.from(name), Buffer.from(text)]
    const shared = Buffer.alloc(26)
    shared.writeUInt16LE(20, 0)
    shared.writeUInt32LE(crc32(content), 10)
    shared.writeUInt32LE(content.length, 14)
    shared.writeUInt32LE(content.length, 18)
    shared.writeUInt16LE(title.length, 22)
    const sizes = Buffer.from(shared.subarray(10, 22))
    if (isStreamed) shared.writeUInt16LE(8, 2)
    const header = isStreamed ? Buffer.from(shared).fill(0, 10, 22) : shared
    const descriptor = isStreamed ? [Buffer.from('PK\x07\x08'), sizes] : []
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), header, title, content, ...descriptor])
    if (claimedSize) {
      // The directory claims that the part is deflated, and its inflated size.
      shared.writeUInt16LE(8, 4)
      shared.writeUInt32LE(claimedSize, 18)
    }
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    central.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), shared, rest, title]))
    locals.push(local)
    offset += local.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(22)
  Buffer.from('PK\x05\x06').copy(end)
  end.writeUInt16LE(central.length, 8)
  end.writeUInt16LE(central.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, directory, end])
}
