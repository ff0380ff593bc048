import { join } from 'node:path'
import { lockDirectory } from '../../api/src/platform/database/directory-lock'
import { checkDataDirectory } from '../../api/src/start-error'

/**
 * Checks the data directory before anything is built into it, so that a second start never changes a running site.
 * @throws {Error} with a one-sentence message when it is not writable, has no free space, or is in use.
 */
export async function requireDataDirectory(directory: string): Promise<void> {
  checkDataDirectory(directory)
  // With PostgreSQL the directory contains no database.
  if (process.env['DATABASE_URL']) return
  const lock = await lockDirectory(join(directory, 'database'))
  lock.release()
}
