import { createWriteStream, mkdirSync, readdirSync, renameSync, rmSync, statSync, type WriteStream } from 'node:fs'
import { join } from 'node:path'
import { Writable } from 'node:stream'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS
/** A log larger than this many bytes is rotated before its day is over. */
const MAX_BYTES = 10 * 1024 * 1024
/** Maximum number of rotated files per name, so that a flood of lines does not fill the disk. */
const MAX_FILES = 40
/**
 * Milliseconds after its last line when a file is deleted: a line is at most a day older than the last one in its file,
 * and the privacy notice promises that none is stored for more than 30 days.
 */
const RETENTION_MS = 29 * DAY_MS

const dayOf = (time: number) => Math.floor(time / DAY_MS)

/** Opens `<folder>/<name>.log` for appending; each day's lines are rotated out, and deleted after 30 days. */
export function openLog(folder: string, name: string, now = Date.now): Writable {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, `${name}.log`)
  const found = statSync(path, { throwIfNoEntry: false })
  let { day, size } = { day: dayOf(found?.mtimeMs ?? now()), size: found?.size ?? 0 }
  let file = open(path)

  const rotate = () => {
    if (size > 0 && (day !== dayOf(now()) || size > MAX_BYTES)) {
      file.end()
      renameSync(path, join(folder, `${name}.${new Date(now()).toISOString().replaceAll(':', '-')}.log`))
      file = open(path)
      size = 0
    }
    day = dayOf(now())
    for (const outdated of outdatedFiles(folder, name, now())) rmSync(outdated, { force: true })
  }
  rotate()
  const timer = setInterval(rotate, HOUR_MS).unref()

  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      if (day !== dayOf(now()) || size > MAX_BYTES) rotate()
      size += chunk.length
      file.write(chunk, done)
    },
    final(done) {
      clearInterval(timer)
      file.end(done)
    },
  })
}

/** Only the account that runs the site may read its logs. */
const open = (path: string): WriteStream => createWriteStream(path, { flags: 'a', mode: 0o600 })

/** Rotated files that are too old or exceed the maximum number. */
function outdatedFiles(folder: string, name: string, now: number): string[] {
  const rotated = readdirSync(folder)
    .filter((file) => file.startsWith(`${name}.`) && file !== `${name}.log`)
    .map((file) => join(folder, file))
    .map((file) => ({ file, time: statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((a, b) => b.time - a.time)
  return rotated.filter(({ time }, index) => now - time > RETENTION_MS || index >= MAX_FILES).map(({ file }) => file)
}
