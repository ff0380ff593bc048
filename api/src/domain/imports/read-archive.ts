import { importLimits } from '@tekskills/shared/contracts/http/imports'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl'
import { MAX_PICTURE_BYTES } from '../../platform/pictures/check-picture'
import { counted, nameOf, type FindPicture } from './article-markup'
import { sourceIdOf } from './article-fields'
import { readMarkdown } from './read-markdown'
import { UnreadableUploadError, type ReadUpload } from './read-article'

export const MARKDOWN = /\.(?:md|markdown|mdown|mdx)$/i
const PICTURE = /\.(?:jpe?g|png|webp|avif)$/i
const ANY_PICTURE = /\.(?:jpe?g|png|webp|avif|gif|svg|bmp|tiff?|heic)$/i
/** What programs add to archives, and hidden files. */
const HIDDEN = /(?:^|\/)(?:__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/i

/** Opens an archive within the limits. Throws {@link UnreadableUploadError}. */
async function openArchive(content: Buffer): Promise<{ zip: ZipFile; entries: Entry[] }> {
  try {
    const zip = await fromBufferPromise(content)
    if (zip.entryCount > importLimits.entries) {
      throw new UnreadableUploadError(`An archive may have at most ${importLimits.entries.toLocaleString('en')} files.`)
    }
    const entries: Entry[] = []
    let unpacked = 0
    for await (const entry of zip.eachEntry()) {
      unpacked += entry.uncompressedSize
      if (unpacked > importLimits.unpackedBytes) {
        throw new UnreadableUploadError('Unpacked, the files in the archive would take up more than 64 MB. Split it.')
      }
      if (entry.isEncrypted())
        throw new UnreadableUploadError('This archive has a password. Remove the password and try again.')
      if (!entry.fileName.endsWith('/') && !HIDDEN.test(entry.fileName)) entries.push(entry)
    }
    return { zip, entries }
  } catch (error) {
    if (error instanceof UnreadableUploadError) throw error
    throw new UnreadableUploadError('This archive is damaged and cannot be read.', { cause: error })
  }
}

/** The content of an entry; a stream that is longer than its entry says fails. */
async function unpack(zip: ZipFile, entry: Entry): Promise<Buffer> {
  try {
    return await buffer(await zip.openReadStreamPromise(entry))
  } catch (cause) {
    throw new UnreadableUploadError(`“${entry.fileName.slice(0, 100)}” in the archive is damaged.`, { cause })
  }
}

/** Reads an archive of Markdown files and pictures. Throws {@link UnreadableUploadError}. */
export async function readArchive(content: Buffer): Promise<ReadUpload> {
  const { zip, entries } = await openArchive(content)
  const texts = entries.filter(({ fileName }) => MARKDOWN.test(fileName))
  if (texts.length === 0) throw new UnreadableUploadError('There are no Markdown files (.md) in this archive.')
  if (texts.length > importLimits.articles) {
    throw new UnreadableUploadError(
      `This archive has ${texts.length.toLocaleString('en')} articles, and a file may have at most ${importLimits.articles.toLocaleString('en')}. Split it.`,
    )
  }
  const sizes = new Map(entries.map(({ fileName, uncompressedSize }) => [fileName, uncompressedSize]))
  const articles = []
  for (const entry of texts) {
    const find = findIn(sizes, entry.fileName)
    const text =
      entry.uncompressedSize > importLimits.markdownBytes
        ? Buffer.alloc(importLimits.markdownBytes + 1)
        : await unpack(zip, entry)
    articles.push(readMarkdown({ path: entry.fileName, content: text, find }))
  }
  // Files of the same name in different folders are different articles.
  const ids = articles.map(({ sourceId }) => sourceId)
  const named = articles.map((article) =>
    ids.filter((id) => id === article.sourceId).length > 1
      ? { ...article, sourceId: sourceIdOf('markdown', article.origin) }
      : article,
  )
  const used = new Set(
    articles.flatMap(({ pictures, cover }) => [...pictures, ...(cover ? [cover] : [])].map(({ entry }) => entry)),
  )
  const others = entries.filter(({ fileName }) => !MARKDOWN.test(fileName) && !used.has(fileName))
  const pictures = others.filter(({ fileName }) => ANY_PICTURE.test(fileName)).length
  const files = others.length - pictures
  const leftOut = [
    ...(pictures > 0 ? [counted(pictures, 'picture that no article shows', 'pictures that no article shows')] : []),
    ...(files > 0
      ? [counted(files, 'file that is neither Markdown nor a picture', 'files that are neither Markdown nor pictures')]
      : []),
  ]
  return { format: 'ARCHIVE', leftOut, articles: named }
}

/** Some files of an archive that {@link readArchive} has read. */
export async function readEntries(content: Buffer, names: readonly string[]): Promise<Map<string, Uint8Array>> {
  const { zip, entries } = await openArchive(content)
  const wanted = new Set(names)
  const found = new Map<string, Uint8Array>()
  for (const entry of entries) if (wanted.has(entry.fileName)) found.set(entry.fileName, await unpack(zip, entry))
  return found
}

/** A picture that a Markdown file without an archive names. */
export const findNowhere: FindPicture = (address) =>
  isRemote(address) ? { remote: address } : { problem: 'is not in the file: put both into a ZIP archive' }

const isRemote = (address: string) => /^(?:https?:)?\/\//i.test(address)

/** Where a static site generator keeps what it serves at `/`. */
const ROOTS = ['', 'static/', 'public/', 'assets/', 'src/', 'source/']

/** Finds pictures as the file at `from` names them: relative to itself, or to the root of its site. */
function findIn(sizes: ReadonlyMap<string, number>, from: string): FindPicture {
  return (address) => {
    if (isRemote(address) && !address.includes('__GHOST_URL__')) return { remote: address }
    if (/^data:/i.test(address)) return { problem: 'is part of the text: put it into the archive as a file' }
    const [file = ''] = address.replace(/^__GHOST_URL__/, '').split(/[?#]/, 1)
    const plain = decoded(file)
    const tail = plain.replace(/^\/+/, '')
    const candidates = [
      ...(plain.startsWith('/') ? [] : [path.posix.normalize(path.posix.join(path.posix.dirname(from), plain))]),
      ...ROOTS.map((root) => `${root}${tail}`),
    ]
    const name = candidates.find((candidate) => sizes.has(candidate)) ?? endingWith(sizes, tail)
    if (!name) return { problem: 'is not in the archive' }
    if (!PICTURE.test(name)) return { problem: `(${nameOf(name)}) is not a JPEG, PNG, WebP or AVIF` }
    if ((sizes.get(name) ?? 0) > MAX_PICTURE_BYTES) return { problem: 'is larger than 5 MB' }
    return { entry: name }
  }
}

/** The only file below any folder, for archives of a folder in which the site is. */
function endingWith(sizes: ReadonlyMap<string, number>, tail: string): string | undefined {
  if (!tail) return undefined
  const found = [...sizes.keys()].filter((name) => name.endsWith(`/${tail}`))
  return found.length === 1 ? found[0] : undefined
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}
