import fs from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../config/config'
import { writeDurably } from '../disk/durable-file'
import { listFolder } from '../files/disk-quarantine'
import type { FileStorage, SiteMark, StoredEntry } from '../files/file-storage'

/** The tables whose rows reference files. */
export type FileTable = 'picture' | 'stored_file'

/** A storage of the site's files, with the mark that identifies the site. */
export interface SiteStorage {
  /** For messages: `the folder /data/files`. */
  place: string
  mark: SiteMark
  /** The files, by the table that references them. */
  files: Partial<Record<FileTable, () => AsyncIterable<StoredEntry>>>
}

type Places = Pick<Config, 'picturesDir' | 'documentsDir' | 'bucket'>

/** The storages of the site: the data directory, and the bucket if one is configured. */
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
