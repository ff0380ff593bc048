import { once } from 'node:events'
import net from 'node:net'
import path from 'node:path'
import { socketDirectoryOf, type DirectoryInUseError } from '../database/directory-lock'
import type { BackupDeps, BackupManifest } from './backup-contents'
import { makeBackup } from './make-backup'

type Reply = { manifest: BackupManifest } | { failure: string }

/** In a directory that only the account of the service can enter. */
const socketOf = (databaseDir: string) => path.join(socketDirectoryOf(databaseDir), 'backup')

/**
 * Makes backups for the command while the service runs, because an embedded database belongs to one process. The
 * returned function stops it.
 */
export async function serveBackups(deps: BackupDeps, databaseDir: string): Promise<() => void> {
  const server = net.createServer({ allowHalfOpen: true }, (connection) => {
    connection.on('error', () => undefined)
    void receivedBy(connection)
      .then((folder) => makeBackup(deps, folder))
      .then<Reply, Reply>(
        (manifest) => ({ manifest }),
        (error: Error) => ({ failure: error.message }),
      )
      .then((reply) => connection.end(JSON.stringify(reply)))
  })
  await once(server.listen(socketOf(databaseDir)), 'listening')
  return () => server.close()
}

/**
 * Lets the service that uses the embedded database write a backup into the new folder `folder`. Throws `inUse` if the
 * directory is used by something else, for example in another container.
 */
export async function requestBackup(inUse: DirectoryInUseError, folder: string): Promise<BackupManifest> {
  const connection = net.connect({ path: socketOf(inUse.directory), allowHalfOpen: true })
  await once(connection, 'connect').catch(() => {
    throw inUse
  })
  connection.end(folder)
  const received = await receivedBy(connection)
  if (!received) throw new Error('The service stopped before the backup was complete. Try again.')
  const reply = JSON.parse(received) as Reply
  if ('failure' in reply) throw new Error(reply.failure)
  return reply.manifest
}

/** What the other side sends until it ends its half. (`node:stream/consumers` would close both halves.) */
async function receivedBy(connection: net.Socket): Promise<string> {
  let received = ''
  connection.setEncoding('utf8').on('data', (part: string) => (received += part))
  await once(connection, 'end')
  return received
}
