import { createWriteStream, mkdirSync, readdirSync, renameSync, rmSync, statSync, type WriteStream } from 'node:fs'
import { join } from 'node:path'
import { Writable } from 'node:stream'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR
/** A log that has grown beyond this many bytes is set aside before its day is over. */
const LARGEST = 10 * 1024 * 1024
/** Most files of one name that are kept beside the current one, so that no flood of lines fills the disk. */
const MOST_FILES = 40
/**
 * Milliseconds after its last line when a file is deleted: a line is at most a day older than the last one of its file,
 * and the privacy notice promises that none is kept longer than 30 days.
 */
const KEPT = 29 * DAY

const dayOf = (time: number) => Math.floor(time / DAY)

/** Opens `<folder>/<name>.log` for appending; the lines of each day are set aside, and deleted after 30 days. */
export function openLog(folder: string, name: string, now = Date.now): Writable {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, `${name}.log`)
  const found = statSync(path, { throwIfNoEntry: false })
  let { day, size } = { day: dayOf(found?.mtimeMs ?? now()), size: found?.size ?? 0 }
  let file = open(path)

  const tidy = () => {
    if (size > 0 && (day !== dayOf(now()) || size > LARGEST)) {
      file.end()
      renameSync(path, join(folder, `${name}.${new Date(now()).toISOString().replaceAll(':', '-')}.log`))
      file = open(path)
      size = 0
    }
    day = dayOf(now())
    for (const outdated of outdatedFiles(folder, name, now())) rmSync(outdated, { force: true })
  }
  tidy()
  const timer = setInterval(tidy, HOUR).unref()

  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      if (day !== dayOf(now()) || size > LARGEST) tidy()
      size += chunk.length
      file.write(chunk, done)
    },
    final(done) {
      clearInterval(timer)
      file.end(done)
    },
  })
}

/** Nobody but the account that runs the site reads what it logs. */
const open = (path: string): WriteStream => createWriteStream(path, { flags: 'a', mode: 0o600 })

/** What was set aside too long ago, or is one too many. */
function outdatedFiles(folder: string, name: string, now: number): string[] {
  const aside = readdirSync(folder)
    .filter((file) => file.startsWith(`${name}.`) && file !== `${name}.log`)
    .map((file) => join(folder, file))
    .map((file) => ({ file, time: statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((a, b) => b.time - a.time)
  return aside.filter(({ time }, index) => now - time > KEPT || index >= MOST_FILES).map(({ file }) => file)
}
