/** A name in the directory of a compound file. */
export interface CompoundEntry {
  name: string
  isStream: boolean
  /** Whether it is directly in the root. */
  isInRoot: boolean
}

const ENTRY_SIZE = 128
/** The numbers of sectors that the header lists. */
const LISTED = { offset: 76, count: 109 }
/** The greatest number of a sector or an entry ([MS-CFB], 2.1 and 2.6.1). */
const MAX_NUMBER = 0xfffffffa
const STREAM = 2
const ROOT = 5

/**
 * The directory of a compound file ([MS-CFB], 2.6), the container of old Word documents. Reads each sector once. Throws
 * for one that is damaged, or that has chains of sectors in a loop.
 */
export function compoundDirectory(content: Buffer): CompoundEntry[] {
  const shift = content.readUInt16LE(30)
  if (shift !== 9 && shift !== 12) throw new Error('The size of sectors is unknown.')
  const size = 2 ** shift
  const sector = (number: number) => {
    const start = (number + 1) * size
    // Writers cut the last sector where its content ends.
    if (number >= MAX_NUMBER || start >= content.length) throw new Error('A sector is missing.')
    return content.subarray(start, start + size)
  }
  const table = allocationTable(content, sector, size)
  const directory = Buffer.concat(
    [...chain(content.readUInt32LE(48), (number) => table(number))].map((number) => sector(number)),
  )
  const entries = Array.from({ length: Math.floor(directory.length / ENTRY_SIZE) }, (_, index) =>
    directory.subarray(index * ENTRY_SIZE, (index + 1) * ENTRY_SIZE),
  )
  const [root] = entries
  if (root?.[66] !== ROOT) throw new Error('The directory has no root.')
  const inRoot = siblings(entries, root.readUInt32LE(76))
  return entries.map((entry, index) => ({
    name: entry.toString('utf16le', 0, Math.min(64, Math.max(0, entry.readUInt16LE(64) - 2))),
    isStream: entry[66] === STREAM,
    isInRoot: inRoot.has(index),
  }))
}

/** The successor of each sector. */
function allocationTable(content: Buffer, sector: (number: number) => Buffer, size: number) {
  const perSector = size / 4
  const listed = Array.from({ length: LISTED.count }, (_, index) => content.readUInt32LE(LISTED.offset + index * 4))
  // Further numbers are in sectors that end with the number of the next.
  for (const number of chain(content.readUInt32LE(68), (each) => sector(each).readUInt32LE(size - 4))) {
    const more = sector(number)
    for (let index = 0; index < perSector - 1; index += 1) listed.push(more.readUInt32LE(index * 4))
  }
  return (number: number) =>
    sector(listed[Math.floor(number / perSector)] ?? MAX_NUMBER).readUInt32LE((number % perSector) * 4)
}

/** The numbers of a chain of sectors. */
function chain(first: number, next: (number: number) => number): Set<number> {
  const seen = new Set<number>()
  for (let number = first; number < MAX_NUMBER; number = next(number)) {
    if (seen.has(number)) throw new Error('Sectors are in a loop.')
    seen.add(number)
  }
  return seen
}

/** The indexes of the entries of a storage, which are a tree below one of them. */
function siblings(entries: readonly Buffer[], top: number): Set<number> {
  const seen = new Set<number>()
  const open = [top]
  for (let index = open.pop(); index !== undefined; index = open.pop()) {
    const entry = entries[index]
    if (!entry || seen.has(index)) continue
    seen.add(index)
    open.push(entry.readUInt32LE(68), entry.readUInt32LE(72))
  }
  return seen
}
