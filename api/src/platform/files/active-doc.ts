import { compoundDirectory, type CompoundEntry } from './compound-file'

/** Streams and storages of macros ([MS-OVBA], 2.2.1), and of files within the document ([MS-OLEDS], 2.3.6). */
const ACTIVE = new Set(['_vba_project', '_vba_project_cur', 'vba', 'macros', '\u0001ole10native'])

/** Whether a compound file is a Word document. A damaged one may be; {@link isActiveDoc} rejects it. */
export function isWordDocument(content: Buffer): boolean {
  const entries = directoryOf(content)
  return (
    !entries ||
    entries.some(({ name, isStream, isInRoot }) => isStream && isInRoot && name.toLowerCase() === 'worddocument')
  )
}

/** Whether an old Word document contains macros or files to open, or is damaged. Its names ignore case. */
export function isActiveDoc(content: Buffer): boolean {
  const entries = directoryOf(content)
  return !entries || entries.some(({ name }) => ACTIVE.has(name.toLowerCase()))
}

function directoryOf(content: Buffer): CompoundEntry[] | undefined {
  try {
    return compoundDirectory(content)
  } catch {
    return undefined
  }
}
