import { randomUUID } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'

/** Writes a file atomically and durably: temporary file, fsync, rename, fsync of the folder and of its parent. */
export async function writeDurably(file: string, content: Buffer): Promise<void> {
  const folder = path.dirname(file)
  await fs.mkdir(folder, { recursive: true })
  const temporary = `${file}.${randomUUID()}.tmp`
  const handle = await fs.open(temporary, 'wx')
  try {
    await handle.writeFile(content)
    await handle.sync()
  } catch (error) {
    await fs.rm(temporary, { force: true })
    throw error
  } finally {
    await handle.close()
  }
  await fs.rename(temporary, file)
  await syncFolder(folder)
  // `mkdir` may have created the folder, whose entry is in its parent.
  await syncFolder(path.dirname(folder))
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await fs.open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
