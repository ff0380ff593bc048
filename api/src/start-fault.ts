import fs from 'node:fs'
import path from 'node:path'
import { ConfigError, type Config } from './platform/config/config'
import { DirectoryInUseError } from './platform/database/directory-lock'
import { DatabaseUnreachableError } from './platform/database/postgres'
import { RESERVED_BYTES } from './platform/disk/disk-space'
import { SiteMismatchError } from './platform/site-identity/site-identity'

/** An existing database starts with this much; a new one needs more. */
const LEAST_FREE_BYTES = 16 * 1024 * 1024

/** The data directory cannot be used as it is. */
export class DataDirectoryError extends Error {
  override name = 'DataDirectoryError'
}

/** Makes the data directory; throws for one that cannot be written to or has no space left. */
export function checkDataDirectory(directory: string): void {
  try {
    fs.mkdirSync(directory, { recursive: true })
    fs.accessSync(directory, fs.constants.W_OK)
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException
    if (code === 'ENOSPC') throw noRoom(directory)
    throw new DataDirectoryError(`The data directory ${directory} cannot be written to (${code}).`, { cause })
  }
  const { bavail, bsize } = fs.statfsSync(directory)
  const needed = fs.existsSync(path.join(directory, 'database', 'postgres')) ? LEAST_FREE_BYTES : 2 * RESERVED_BYTES
  if (bavail * bsize < needed) throw noRoom(directory)
}

const noRoom = (directory = '') =>
  new DataDirectoryError(
    `There is no space left for the data directory${directory && ` ${directory}`}; a new one needs 128 MB, an existing one 16 MB.`,
  )

/** Why the service could not start, in one plain sentence (a list for the environment) and without any secret. */
export function startFault(error: unknown, config?: Config): string {
  if (error instanceof ConfigError) return `The configuration cannot be used:\n${error.message.replace(/^/gm, '  ')}`
  if (
    error instanceof DirectoryInUseError ||
    error instanceof DataDirectoryError ||
    error instanceof SiteMismatchError
  ) {
    return error.message
  }
  if (error instanceof DatabaseUnreachableError) {
    return `The database that DATABASE_URL names could not be reached: ${error.message}.`
  }
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE')
    return `Port ${config?.port} on ${config?.host} is already in use; set API_PORT to another.`
  if (code === 'EACCES') return `Port ${config?.port} on ${config?.host} may not be used by this account.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST ${config?.host} is not an address of this machine.`
  if (code === 'ENOSPC' || code === '53100') return noRoom(config?.dataDir).message
  return `The service could not start: ${message}`
}
