import { join } from 'node:path'
import { lockDirectory } from '../../api/src/platform/database/directory-lock'
import { checkDataDirectory } from '../../api/src/start-fault'

/**
 * Looks at the data directory before anything is built into it, so that a second start never touches a running site.
 * @throws {Error} with one sentence when it cannot be written, has no room left, or is in use by another process.
 */
export async function requireDataDirectory(directory: string): Promise<void> {
  checkDataDirectory(directory)
  // On PostgreSQL the directory is no database of its own.
  if (process.env['DATABASE_URL']) return
  const lock = await lockDirectory(join(directory, 'database'))
  lock.release()
}
