import { fromBufferPromise } from 'yauzl'

/** What the parts of a document may take together when they are unpacked, in bytes, and how many there may be. */
const MOST_UNPACKED = 256 * 1024 * 1024
const MOST_PARTS = 5000
/** Parts that run: macros, controls, and embedded executables (ECMA-376 knows none of them in a plain document). */
const ACTIVE_PART =
  /(?:^|\/)(?:vba\w*\.bin|vbadata\.xml|activex\w*\.(?:bin|xml))$|\.(?:exe|dll|js|vbs|ps1|bat|cmd|hta)$/i

/**
 * Whether a Word or PowerPoint document holds macros or executables, is locked, would unpack beyond all measure, or names
 * parts outside itself. Its directory alone is read: nothing is unpacked.
 */
export async function isActiveOffice(content: Buffer): Promise<boolean> {
  try {
    const parts = await fromBufferPromise(content)
    if (parts.entryCount > MOST_PARTS) return true
    let unpacked = 0
    for await (const part of parts.eachEntry()) {
      unpacked += part.uncompressedSize
      if (unpacked > MOST_UNPACKED || part.isEncrypted() || ACTIVE_PART.test(part.fileName)) return true
    }
    return false
  } catch {
    // A directory that cannot be read, or that names `..` or a drive.
    return true
  }
}
