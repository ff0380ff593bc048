import fs from 'node:fs'
import path from 'node:path'
import { ConfigError, type Config } from './platform/config/config'
import { DirectoryInUseError } from './platform/database/directory-lock'
import { DatabaseDamagedError } from './platform/database/embedded'
import { MigrationError } from './platform/database/migrate'
import { DatabaseUnreachableError } from './platform/database/postgres'
import { RESERVED_BYTES } from './platform/disk/disk-space'
import { SiteMismatchError } from './platform/site-identity/site-identity'

/** Disk space that a start with an existing database needs; a new one needs more. */
const MIN_FREE_BYTES = 16 * 1024 * 1024

/** The data directory is unusable. */
export class DataDirectoryError extends Error {
  override name = 'DataDirectoryError'
}

/** Creates the data directory. Throws {@link DataDirectoryError} if it is not writable or has no space left. */
export function checkDataDirectory(directory: string): void {
  try {
    fs.mkdirSync(directory, { recursive: true })
    fs.accessSync(directory, fs.constants.W_OK)
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException
    if (code === 'ENOSPC') throw noSpace(directory)
    throw new DataDirectoryError(`The data directory ${directory} cannot be written to (${code}).`, { cause })
  }
  const { bavail, bsize } = fs.statfsSync(directory)
  const needed = fs.existsSync(path.join(directory, 'database', 'postgres')) ? MIN_FREE_BYTES : 2 * RESERVED_BYTES
  if (bavail * bsize < needed) throw noSpace(directory)
}

const noSpace = (directory = '') =>
  new DataDirectoryError(
    `There is no space left for the data directory${directory && ` ${directory}`}; a new one needs 128 MB, an existing one 16 MB.`,
  )

/** The message for a failed start: one sentence, or a list for the environment, without secrets. */
export function startErrorMessage(error: unknown, config?: Config): string {
  if (error instanceof ConfigError) return `The configuration cannot be used:\n${error.message.replace(/^/gm, '  ')}`
  if (
    error instanceof DirectoryInUseError ||
    error instanceof DatabaseDamagedError ||
    error instanceof DataDirectoryError ||
    error instanceof SiteMismatchError
  ) {
    return error.message
  }
  if (error instanceof DatabaseUnreachableError) {
    return `The database at DATABASE_URL could not be reached: ${error.message}.`
  }
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE')
    return `Port ${config?.port} on ${config?.host} is already in use; set API_PORT to another.`
  if (code === 'EACCES') return `Port ${config?.port} on ${config?.host} is not permitted for this account.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST ${config?.host} is not an address of this machine.`
  if (code === 'ENOSPC' || code === '53100') return noSpace(config?.dataDir).message
  if (error instanceof MigrationError) return message
  return `The service could not start: ${message}`
}
