import fs from 'node:fs/promises'
import path from 'node:path'
import type { Queries } from '../database/database'
import { newId } from '../database/ids'
import { createDiskQuarantine, listFolder } from '../files/disk-quarantine'
import { sweepStore } from '../files/sweep'
import { requireRoom } from '../disk/disk-space'
import { checkPicture } from './check-picture'
import { writeDurably } from '../disk/durable-file'
import { openMaster, preparedRenditions, type Rendition } from './renditions'

const MASTER = 'master.webp'

export type PictureStore = ReturnType<typeof createPictureStore>

/** The row of a picture stands, but its file is gone, e.g. after a restore of the database alone. */
export class LostPictureError extends Error {
  override name = 'LostPictureError'

  constructor(id: string, options: ErrorOptions) {
    super(`The file of picture ${id} is missing.`, options)
  }
}

/** A picture whose file is on the disk but which no record shows yet. */
export interface ArrivedPicture {
  id: string
  width: number
  height: number
  bytes: number
}

/**
 * Pictures in `folder`, one directory each, under generated names. The file is on the disk before the row that shows it
 * is committed, so a crash can leave a file without a row (swept away later) but never a row without its file.
 */
export function createPictureStore(folder: string, now: () => Date) {
  const directoryOf = (id: string) => path.join(folder, id)
  const quarantine = createDiskQuarantine(folder)
  const making = new Map<string, Promise<Buffer>>()
  let preparing: Promise<unknown> = Promise.resolve()
  let waiting = 0
  let closed = false

  async function make(id: string, { name, draw }: Rendition): Promise<Buffer> {
    const master = path.join(directoryOf(id), MASTER)
    await fs.access(master).catch((cause: unknown) => {
      throw new LostPictureError(id, { cause })
    })
    const content = await draw(openMaster(master)).toBuffer()
    await writeDurably(path.join(directoryOf(id), name), content)
    return content
  }

  async function read(id: string, rendition: Rendition): Promise<Buffer> {
    const file = path.join(directoryOf(id), rendition.name)
    try {
      return await fs.readFile(file)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
    const current = making.get(file) ?? make(id, rendition).finally(() => making.delete(file))
    making.set(file, current)
    return current
  }

  return {
    read,

    /** Checks and stores a picture; {@link insert} makes it part of a change, {@link remove} gives it up. */
    async arrive(file: Buffer): Promise<ArrivedPicture> {
      const { master, width, height } = await checkPicture(file)
      const id = newId(now().getTime())
      await fs.mkdir(folder, { recursive: true })
      await requireRoom(folder)
      await writeDurably(path.join(directoryOf(id), MASTER), master)
      return { id, width, height, bytes: master.length }
    },

    async insert(transaction: Queries, picture: ArrivedPicture): Promise<void> {
      await transaction
        .insertInto('picture')
        .values({ ...picture, created_at: now() })
        .execute()
    },

    /** Makes the usual renditions one after the other, without anybody waiting. */
    prepare(id: string): void {
      for (const rendition of preparedRenditions()) {
        waiting += 1
        preparing = preparing
          .then(() => (closed ? undefined : read(id, rendition)))
          .catch(() => undefined)
          .finally(() => (waiting -= 1))
      }
    },

    /** How many renditions asked of {@link prepare} are not made yet. */
    waiting: () => waiting,

    /** Settles when everything that was asked of {@link prepare} is made. */
    settled: () => preparing,

    /** Makes no more renditions than the one in hand. */
    async close(): Promise<void> {
      closed = true
      await preparing
    },

    async remove(id: string): Promise<void> {
      await fs.rm(directoryOf(id), { recursive: true, force: true })
    },

    /** Moves pictures that no row names into quarantine; see {@link sweepStore}. Returns how many. */
    async sweep(queries: Queries, age: number, all = false): Promise<number> {
      const rows = await queries.selectFrom('picture').select('id').execute()
      const known = new Set(rows.map(({ id }) => id))
      return sweepStore({ what: 'pictures', known, entries: listFolder(folder), quarantine }, { age, all, now: now() })
    },
  }
}
