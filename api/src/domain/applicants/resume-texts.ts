import { sql } from 'kysely'
import type { Queries } from '../../platform/database/database'
import type { Dependencies } from '../../platform/dependencies'
import { InspectionFailedError, readDocument } from '../../platform/files/inspect-document'
import { indexedWords } from './resume-words'

/** How long a new résumé waits to be read at most, in milliseconds. */
const POLL_MS = 5_000
/** After this time a résumé that an instance has taken is read by another one, in milliseconds. */
const TAKEN_MS = 60_000

/** Has the text of a stored résumé read, in the transaction of the application. */
export const queueResume = (transaction: Queries, fileId: string, now: Date) =>
  transaction.insertInto('resume_text').values({ file_id: fileId, due_at: now }).execute()

type Reading = Pick<Dependencies, 'database' | 'files' | 'now'>

/** Reads the text of résumés that are due, one after the other, until none is left or `isClosing`. */
async function readDueResumes(deps: Reading, isClosing: () => boolean): Promise<void> {
  while (!isClosing()) {
    const id = await takeResume(deps)
    if (!id) return
    const text = await textOf(deps, id)
    await deps.database.queries
      .updateTable('resume_text')
      .set({ text, words: text && sql<string>`to_tsvector('simple', ${indexedWords(text)})`, due_at: null })
      .where('file_id', '=', id)
      .execute()
  }
}

/** Takes a due résumé, so that no other instance reads it as well. */
async function takeResume({ database, now }: Reading): Promise<string | undefined> {
  const at = now()
  const due = database.queries
    .selectFrom('resume_text')
    .select('file_id')
    .where('due_at', '<=', at)
    .orderBy('due_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
  const taken = database.queries
    .updateTable('resume_text')
    .set({ due_at: new Date(at.getTime() + TAKEN_MS) })
    .where('file_id', '=', due)
    .returning('file_id')
  return (await taken.executeTakeFirst())?.file_id
}

/** Null for a scan, a damaged document, one that takes too long, and a type that is not read. */
async function textOf({ files }: Reading, id: string): Promise<string | null> {
  const content = await files.read(id)
  if (!content) return null
  const read = await readDocument(content, { reading: 'text' }).catch((error: unknown) => {
    if (error instanceof InspectionFailedError) return undefined
    throw error
  })
  return read?.text || null
}

/** Reads the text of résumés that are due, now and every few seconds. */
export function startResumeReading(deps: Reading, onError: (error: unknown) => void) {
  let isClosing = false
  let running: Promise<void> | undefined
  const run = () => {
    running ??= readDueResumes(deps, () => isClosing)
      .catch(onError)
      .finally(() => (running = undefined))
    return running
  }
  const poll = setInterval(() => void run(), POLL_MS).unref()
  void run()
  return {
    /** Resolves once every résumé that is due has been read. */
    async settled(): Promise<void> {
      await running
      await run()
    },
    async close(): Promise<void> {
      isClosing = true
      clearInterval(poll)
      await running
    },
  }
}
