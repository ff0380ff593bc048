import fs from 'node:fs/promises'
import path from 'node:path'

/** What is in a data directory beside releases, which are public. */
const PRIVATE = ['database', 'files', 'mail', 'logs', 'backups']
const OTHERS = 0o077

/** From now on what this process writes is for its own account alone. */
export const writePrivately = () => void process.umask(OTHERS)

/**
 * Takes what others may do from the data directory and from everything in it that is not a release: databases, résumés,
 * mails and logs of before. What belongs to another account stays as it is.
 */
export async function makePrivate(dataDir: string): Promise<void> {
  await takeFromOthers(dataDir)
  for (const name of PRIVATE) await makeTreePrivate(path.join(dataDir, name))
}

async function makeTreePrivate(folder: string): Promise<void> {
  await takeFromOthers(folder)
  const entries = await fs.readdir(folder, { withFileTypes: true }).catch(() => [])
  for (const entry of entries) {
    const entryPath = path.join(folder, entry.name)
    if (entry.isDirectory()) await makeTreePrivate(entryPath)
    else if (entry.isFile()) await takeFromOthers(entryPath)
  }
}

async function takeFromOthers(file: string): Promise<void> {
  try {
    const { mode } = await fs.stat(file)
    if (mode & OTHERS) await fs.chmod(file, mode & 0o700)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    // Gone meanwhile, or mounted from elsewhere.
    if (code !== 'ENOENT' && code !== 'EPERM' && code !== 'EROFS') throw error
  }
}
