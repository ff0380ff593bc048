import { parseExtraFields, type Entry, type ZipFile } from 'yauzl'

/** Signatures and sizes of the records at the end of a ZIP (APPNOTE.TXT 6.3.10, 4.3.14 to 4.3.16). */
const END = { signature: 0x06054b50, size: 22 }
const LOCATOR64 = { signature: 0x07064b50, size: 20 }
const END64 = { signature: 0x06064b50, size: 56 }
const DESCRIPTOR = 0x08074b50
/** Instead of a number that the extra field or record of ZIP64 holds. */
const IN_ZIP64 = 0xffffffff
const ZIP64_FIELD = 1
const UNICODE_PATH_FIELD = 0x7075
const HAS_DESCRIPTOR = 8

/**
 * Throws for a ZIP that another reader could unpack to other parts: one whose directory disagrees with the headers of the
 * parts, or with the file. Parts, directory and end have to follow one another without gaps. `entries` are those of the
 * directory.
 */
export async function requireOneReading(zip: ZipFile, entries: readonly Entry[], content: Buffer): Promise<void> {
  const names = new Set(entries.map(({ fileName }) => fileName.toLowerCase()))
  if (names.size < entries.length) throw new Error('Two parts have the same name.')
  const directory = directoryStart(entries, content)
  let position = 0
  for (const entry of entries.toSorted((a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader)) {
    if (entry.relativeOffsetOfLocalHeader !== position) throw new Error('Bytes belong to no part, or to two.')
    position = await partEnd(zip, entry, content)
  }
  if (position !== directory) throw new Error('There are bytes before the directory.')
}

/** Where the directory starts, given that it ends where the records of the end start. */
function directoryStart(entries: readonly Entry[], content: Buffer): number {
  const end = content.length - END.size
  if (content.readUInt32LE(end) !== END.signature) throw new Error('Bytes follow the directory.')
  const size = entries.reduce(
    (sum, entry) => sum + 46 + entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength,
    0,
  )
  const locator = end - LOCATOR64.size
  const isZip64 = locator >= END64.size && content.readUInt32LE(locator) === LOCATOR64.signature
  const end64 = locator - END64.size
  const start = (isZip64 ? end64 : end) - size
  const expected = [0, 0, entries.length, entries.length, size, start]
  if (isZip64) {
    const locates = [content.readUInt32LE(locator + 4), uint64(content, locator + 8)]
    const found = [
      ...[content.readUInt32LE(end64 + 16), content.readUInt32LE(end64 + 20)],
      ...[24, 32, 40, 48].map((offset) => uint64(content, end64 + offset)),
    ]
    const isWhole = content.readUInt32LE(end64) === END64.signature && uint64(content, end64 + 4) === END64.size - 12
    if (!isWhole || String(locates) !== String([0, end64]) || String(found) !== String(expected)) {
      throw new Error('The ZIP64 record differs from the directory.')
    }
  }
  const found = [
    ...[4, 6, 8, 10].map((offset) => ({ number: content.readUInt16LE(end + offset), blank: 0xffff })),
    ...[12, 16].map((offset) => ({ number: content.readUInt32LE(end + offset), blank: IN_ZIP64 })),
  ]
  const isSame = found.every(({ number, blank }, index) => number === expected[index] || (isZip64 && number === blank))
  if (!isSame) throw new Error('The end differs from the directory.')
  return start
}

/** Where a part ends, with its data descriptor. */
async function partEnd(zip: ZipFile, entry: Entry, content: Buffer): Promise<number> {
  const local = await zip.readLocalFileHeaderPromise(entry)
  const localFields = parseExtraFields(local.extraField)
  const paths = [...entry.extraFields, ...localFields].filter(({ id }) => id === UNICODE_PATH_FIELD)
  // Names of parts are ASCII (ECMA-376-2, 6.2.2), so that the field has nothing to add.
  if (![local.fileName, ...paths.map(({ data }) => data.subarray(5))].every((name) => name.equals(entry.fileNameRaw))) {
    throw new Error('A part has two names.')
  }
  if (local.compressionMethod !== entry.compressionMethod || (local.generalPurposeBitFlag & 1) !== 0) {
    throw new Error('A part is stored in two ways.')
  }
  const dataEnd = local.fileDataStart + entry.compressedSize
  const expected = [entry.crc32, entry.compressedSize, entry.uncompressedSize]
  const zip64 = localFields.find(({ id }) => id === ZIP64_FIELD)?.data
  const hasZip64Sizes = zip64 && local.compressedSize === IN_ZIP64 && local.uncompressedSize === IN_ZIP64
  const sizes = hasZip64Sizes ? [uint64(zip64, 8), uint64(zip64, 0)] : [local.compressedSize, local.uncompressedSize]
  const isBlank = local.crc32 === 0 && sizes.every((size) => size === 0 || size === IN_ZIP64)
  const hasDescriptor = (local.generalPurposeBitFlag & HAS_DESCRIPTOR) !== 0
  if (!(hasDescriptor && isBlank) && String([local.crc32, ...sizes]) !== String(expected)) {
    throw new Error('A part has two sizes.')
  }
  if (!hasDescriptor) return dataEnd
  const start = content.readUInt32LE(dataEnd) === DESCRIPTOR ? dataEnd + 4 : dataEnd
  const crc = content.readUInt32LE(start)
  const short = [crc, content.readUInt32LE(start + 4), content.readUInt32LE(start + 8)]
  if (String(short) === String(expected)) return start + 12
  const long = [crc, uint64(content, start + 4), uint64(content, start + 12)]
  if (String(long) === String(expected)) return start + 20
  throw new Error('A part has no descriptor.')
}

const uint64 = (bytes: Buffer, offset: number) => Number(bytes.readBigUInt64LE(offset))
