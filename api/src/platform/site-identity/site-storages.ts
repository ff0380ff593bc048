import fs from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../config/config'
import { writeDurably } from '../disk/durable-file'
import { listFolder } from '../files/disk-quarantine'
import type { FileStorage, SiteMark, StoredEntry } from '../files/file-storage'

/** The tables whose rows name files. */
export type FileTable = 'picture' | 'stored_file'

/** A place where the site's files are stored, with the mark that says whose they are. */
export interface SiteStorage {
  /** For sentences: `the folder /data/files`. */
  place: string
  mark: SiteMark
  /** The files, by the table that names them. */
  files: Partial<Record<FileTable, () => AsyncIterable<StoredEntry>>>
}

type Places = Pick<Config, 'picturesDir' | 'documentsDir' | 'bucket'>

/** Every place where files of the site are stored: the data directory, and the bucket where one is configured. */
export function siteStorages({ picturesDir, documentsDir, bucket }: Places, documents: FileStorage): SiteStorage[] {
  const folder = path.dirname(picturesDir)
  const pictures = () => listFolder(picturesDir)
  const disk = { place: `the folder ${folder}`, mark: diskMark(path.join(folder, 'site-id')) }
  if (!bucket || !documents.mark) {
    return [{ ...disk, files: { picture: pictures, stored_file: () => listFolder(documentsDir) } }]
  }
  return [
    { ...disk, files: { picture: pictures } },
    { place: `the bucket ${bucket.name}`, mark: documents.mark, files: { stored_file: () => documents.list() } },
  ]
}

const diskMark = (file: string): SiteMark => ({
  async read() {
    try {
      return (await fs.readFile(file, 'utf8')).trim() || undefined
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
      throw error
    }
  },
  write: (siteId) => writeDurably(file, Buffer.from(`${siteId}\n`)),
})
