import fs from 'node:fs/promises'
import path from 'node:path'

/** The private folders of a data directory; releases are public. */
const PRIVATE = ['database', 'files', 'mail', 'logs', 'backups']
const GROUP_AND_OTHERS = 0o077

/** Sets the umask, so that files written by this process are readable only by its own account. */
export const writePrivately = () => void process.umask(GROUP_AND_OTHERS)

/**
 * Removes the permissions of group and others from the data directory and from existing databases, résumés, emails and
 * logs in it. Files of another account are left unchanged.
 */
export async function makePrivate(dataDir: string): Promise<void> {
  await restrict(dataDir)
  for (const name of PRIVATE) await makeTreePrivate(path.join(dataDir, name))
}

async function makeTreePrivate(folder: string): Promise<void> {
  await restrict(folder)
  const entries = await fs.readdir(folder, { withFileTypes: true }).catch(() => [])
  for (const entry of entries) {
    const entryPath = path.join(folder, entry.name)
    if (entry.isDirectory()) await makeTreePrivate(entryPath)
    else if (entry.isFile()) await restrict(entryPath)
  }
}

async function restrict(file: string): Promise<void> {
  try {
    const { mode } = await fs.stat(file)
    if (mode & GROUP_AND_OTHERS) await fs.chmod(file, mode & 0o700)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    // Deleted in the meantime, owned by another account, or on a read-only mount.
    if (code !== 'ENOENT' && code !== 'EPERM' && code !== 'EROFS') throw error
  }
}
