import { importLimits } from '@tekskills/shared/contracts/http/imports'

const TYPES = /\.(?:md|markdown|mdown|mdx|txt|zip|xml)$/i
const IN_ARCHIVE = /\.(?:md|markdown|mdown|mdx|jpe?g|png|webp|avif|gif|svg)$/i

/** What the file input offers. */
export const ACCEPTED = '.md,.markdown,.mdx,.zip,.xml,.jpg,.jpeg,.png,.webp,.avif'

/** Why files cannot be uploaded; undefined if they can. */
export function problemOfFiles(files: readonly File[]): string | undefined {
  const [file] = files
  if (!file) return 'Choose a file.'
  if (files.length === 1 && !TYPES.test(file.name)) return 'Choose Markdown files, a ZIP archive or a WordPress export.'
  const other = files.length > 1 && files.find(({ name }) => !IN_ARCHIVE.test(name))
  if (other) return `Upload “${other.name}” on its own: only Markdown files and pictures can be uploaded together.`
  const bytes = files.reduce((sum, { size }) => sum + size, 0)
  return bytes > importLimits.fileBytes ? 'Use at most 20 MB at a time.' : undefined
}

/** One file for the upload: several Markdown files and pictures become an archive. */
export async function uploadOf(files: readonly File[]): Promise<File> {
  const [file] = files
  if (file && files.length === 1) return file
  const { zipSync } = await import(/* webpackChunkName: "zip" */ 'fflate')
  const contents = await Promise.all(
    files.map(async (each) => [each.name, new Uint8Array(await each.arrayBuffer())] as const),
  )
  // Pictures are compressed already, and the limit is that of the files as they are.
  const archive = zipSync(Object.fromEntries(contents), { level: 0 })
  return new File([new Uint8Array(archive)], `${files.length} files.zip`, { type: 'application/zip' })
}
