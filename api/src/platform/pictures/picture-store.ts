import fs from 'node:fs/promises'
import path from 'node:path'
import type { Queries } from '../database/database'
import { newId } from '../database/ids'
import { assertDiskSpace } from '../disk/disk-space'
import { writeDurably } from '../disk/durable-file'
import { createDiskQuarantine, listFolder } from '../files/disk-quarantine'
import { stagedUpload, type StagedUpload } from '../files/staged-upload'
import { sweepStore } from '../files/sweep'
import { checkPicture } from './check-picture'
import { ProblemError } from '../http/problems/problem-error'
import { drawForRequest, drawInTurn } from './drawing-queue'
import { openMaster, preparedRenditions, type Rendition } from './renditions'
import { isWholePicture } from './whole-picture'

const MASTER = 'master.webp'

export type PictureStore = ReturnType<typeof createPictureStore>

/** The row of a picture exists but its file is missing or damaged, e.g. after restoring only the database. */
export class LostPictureError extends Error {
  override name = 'LostPictureError'

  constructor(id: string, options?: ErrorOptions) {
    super(`The file of picture ${id} is missing or damaged.`, options)
  }
}

/** Stores pictures in `folder`, one directory each with a generated name. */
export function createPictureStore(folder: string, now: () => Date) {
  const directoryOf = (id: string) => path.join(folder, id)
  const quarantine = createDiskQuarantine(folder)
  const rendering = new Map<string, Promise<Buffer>>()
  const removing = new Set<string>()
  let preparing: Promise<unknown> = Promise.resolve()
  let waiting = 0
  let closed = false

  async function render(id: string, { name, draw }: Rendition, inTurn: typeof drawInTurn): Promise<Buffer> {
    const master = path.join(directoryOf(id), MASTER)
    if (removing.has(id)) throw new LostPictureError(id)
    const stored = await fs.readFile(master).catch((cause: unknown) => {
      throw new LostPictureError(id, { cause })
    })
    if (!isWholePicture(stored, 'webp')) throw new LostPictureError(id)
    const content = await inTurn(() => draw(openMaster(stored)).toBuffer()).catch((cause: unknown) => {
      if (cause instanceof ProblemError) throw cause
      throw new LostPictureError(id, { cause })
    })
    await writeDurably(path.join(directoryOf(id), name), content)
    return content
  }

  /** The rendition if it has been rendered before and its file is whole. */
  async function rendered(id: string, { name, format }: Rendition): Promise<Buffer | undefined> {
    const found = await fs.readFile(path.join(directoryOf(id), name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined
      throw error
    })
    return found && isWholePicture(found, format) ? found : undefined
  }

  /** The rendition; rendered once, however many requests need it in the meantime. */
  async function read(id: string, rendition: Rendition, inTurn = drawForRequest): Promise<Buffer> {
    const found = await rendered(id, rendition)
    if (found) return found
    const file = path.join(directoryOf(id), rendition.name)
    const current = rendering.get(file) ?? render(id, rendition, inTurn).finally(() => rendering.delete(file))
    rendering.set(file, current)
    return current
  }

  function prepare(id: string): void {
    for (const rendition of preparedRenditions()) {
      waiting += 1
      preparing = preparing
        .then(() => (closed ? undefined : read(id, rendition, drawInTurn)))
        .catch(() => undefined)
        .finally(() => (waiting -= 1))
    }
  }

  // A rendition that is being written would recreate the folder, or keep it from being removed.
  async function remove(id: string): Promise<void> {
    const folderName = `${directoryOf(id)}${path.sep}`
    removing.add(id)
    try {
      await Promise.allSettled([...rendering].flatMap(([file, work]) => (file.startsWith(folderName) ? [work] : [])))
      await fs.rm(directoryOf(id), { recursive: true, force: true })
    } finally {
      removing.delete(id)
    }
  }

  return {
    /** The rendition. Rejects with {@link LostPictureError}, and with 503 if too many wait to be rendered. */
    read: (id: string, rendition: Rendition) => read(id, rendition),

    rendered,

    /** Validates and stores a picture for a write that will reference it. Throws like {@link checkPicture}, and 507. */
    async stage(file: Buffer): Promise<StagedUpload> {
      const { master, width, height } = await checkPicture(file)
      const id = newId(now().getTime())
      await fs.mkdir(folder, { recursive: true })
      await assertDiskSpace(folder)
      await writeDurably(path.join(directoryOf(id), MASTER), master)
      const row = { id, width, height, bytes: master.length }
      return stagedUpload({
        id,
        insertRow: (transaction) =>
          transaction
            .insertInto('picture')
            .values({ ...row, created_at: now() })
            .execute(),
        removeBytes: () => remove(id),
        onCommitted: () => prepare(id),
      })
    },

    /** Queues the common renditions for background rendering, one at a time. */
    prepare,

    /** The number of renditions queued by {@link prepare}. */
    waiting: () => waiting,

    /** Resolves once everything queued by {@link prepare} is rendered. */
    settled: () => preparing,

    /** Finishes the current rendition and drops the queued ones. */
    async close(): Promise<void> {
      closed = true
      await preparing
    },

    remove,

    /** Moves pictures without a row into quarantine; see {@link sweepStore}. Returns their number. */
    async sweep(queries: Queries, age: number, all = false): Promise<number> {
      const rows = await queries.selectFrom('picture').select('id').execute()
      const known = new Set(rows.map(({ id }) => id))
      return sweepStore({ what: 'pictures', known, entries: listFolder(folder), quarantine }, { age, all, now: now() })
    },
  }
}
