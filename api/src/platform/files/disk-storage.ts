import fs from 'node:fs/promises'
import path from 'node:path'
import { assertDiskSpace } from '../disk/disk-space'
import { writeDurably } from '../disk/durable-file'
import { createDiskQuarantine, listFolder } from './disk-quarantine'
import type { ErasureLog, FileStorage } from './file-storage'

/** Stores files in `folder`, named by their keys. A write throws 507 if the disk is nearly full. */
export const createDiskStorage = (folder: string): FileStorage => ({
  async write(key, content) {
    await fs.mkdir(folder, { recursive: true })
    await assertDiskSpace(folder)
    await writeDurably(path.join(folder, key), content)
  },

  async read(key) {
    try {
      return await fs.readFile(path.join(folder, key))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
      throw error
    }
  },

  remove: (key) => fs.rm(path.join(folder, key), { force: true }),
  list: () => listFolder(folder),
  quarantine: createDiskQuarantine(folder),
  erasures: createDiskErasureLog(path.join(path.dirname(folder), 'erased')),
})

/** An empty file for each id; no disk is too full to erase. */
const createDiskErasureLog = (folder: string): ErasureLog => ({
  add: (id) => writeDurably(path.join(folder, id), Buffer.alloc(0)),
  list: () => listFolder(folder),
})
