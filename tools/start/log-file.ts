import { createWriteStream } from 'node:fs'
import { mkdir, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Writable } from 'node:stream'

/** A log that has grown beyond this many bytes is set aside at the next start; one older one is kept. */
const LARGEST = 10 * 1024 * 1024

/** Opens `<folder>/<name>.log` for appending. */
export async function openLog(folder: string, name: string): Promise<Writable> {
  await mkdir(folder, { recursive: true })
  const path = join(folder, `${name}.log`)
  const size = await stat(path).then(
    (found) => found.size,
    () => 0,
  )
  if (size > LARGEST) await rename(path, `${path}.1`)
  return createWriteStream(path, { flags: 'a' })
}
