import { fromBufferPromise } from 'yauzl'

/** Limits of the total unpacked size in bytes, and of the number of parts. */
const MAX_UNPACKED_BYTES = 256 * 1024 * 1024
const MAX_PARTS = 5000
/** Executable parts: macros, controls, and embedded executables (a plain ECMA-376 document has none). */
const ACTIVE_PART =
  /(?:^|\/)(?:vba\w*\.bin|vbadata\.xml|activex\w*\.(?:bin|xml))$|\.(?:exe|dll|js|vbs|ps1|bat|cmd|hta)$/i

/**
 * Whether a Word or PowerPoint document contains macros or executables, is encrypted, is a decompression bomb, or has
 * parts with paths outside itself. Reads only the ZIP directory and unpacks nothing.
 */
export async function isActiveOffice(content: Buffer): Promise<boolean> {
  try {
    const parts = await fromBufferPromise(content)
    if (parts.entryCount > MAX_PARTS) return true
    let unpacked = 0
    for await (const part of parts.eachEntry()) {
      unpacked += part.uncompressedSize
      if (unpacked > MAX_UNPACKED_BYTES || part.isEncrypted() || ACTIVE_PART.test(part.fileName)) return true
    }
    return false
  } catch {
    // An unreadable directory, or one with `..` or a drive in a path.
    return true
  }
}
