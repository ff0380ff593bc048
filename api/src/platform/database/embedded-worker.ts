import { parentPort, workerData } from 'node:worker_threads'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { openDurable } from './durable-node-fs'

/** The data that the main thread passes to the worker thread of the embedded database. */
export interface EmbeddedWorkerData {
  directory: string
  socketPath: string
}

const { directory, socketPath } = workerData as EmbeddedWorkerData
const database = await openDurable(directory)
// Only one connection, because the socket server mixes the statements of two clients and loses acknowledged writes.
const server = new PGLiteSocketServer({ db: database, path: socketPath, maxConnections: 1 })
await server.start()

async function close(): Promise<void> {
  await server.stop()
  await database.close()
  parentPort?.postMessage('closed')
}

parentPort?.once('message', () => void close())
parentPort?.postMessage('open')
