import { createHash } from 'node:crypto'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'

const HEARTBEAT_MS = 5_000
const STALE_AFTER_MS = 20_000

/** Another process has locked the data directory. */
export class DirectoryInUseError extends Error {
  override name = 'DirectoryInUseError'

  constructor(
    readonly directory: string,
    readonly holder: string,
  ) {
    super(`The data directory ${directory} is in use by ${holder}.`)
  }
}

export interface DirectoryLock {
  release(): void
}

/** Where the process that has locked `directory` keeps its sockets: short, because their paths are limited. */
export const socketDirectoryOf = (directory: string) => path.join(os.tmpdir(), `tekskills-${identityOf(directory)}`)

/** Short name derived from the directory's identity on disk, the same for every path to it. */
function identityOf(directory: string): string {
  const { dev, ino } = fs.statSync(directory)
  return createHash('sha256').update(`${dev}:${ino}`).digest('hex').slice(0, 16)
}

/**
 * Takes the exclusive lock on `directory`: an abstract unix socket, which the kernel releases however the process ends,
 * and a heartbeat file with the holder, for processes that cannot see the socket (another container on the same
 * volume). Throws {@link DirectoryInUseError}.
 */
export async function lockDirectory(directory: string): Promise<DirectoryLock> {
  fs.mkdirSync(directory, { recursive: true })
  const identity = identityOf(directory)
  const socket = process.platform === 'linux' ? await claimSocket(directory, `\0tekskills-${identity}`) : undefined
  const file = path.join(directory, 'holder.json')
  try {
    rejectLiveHolder(directory, file, socket !== undefined)
  } catch (error) {
    socket?.close()
    throw error
  }
  fs.writeFileSync(file, JSON.stringify({ pid: process.pid, host: os.hostname(), place: place() }))
  const heartbeat = setInterval(() => fs.utimes(file, new Date(), new Date(), () => undefined), HEARTBEAT_MS).unref()
  return {
    release() {
      clearInterval(heartbeat)
      fs.rmSync(file, { force: true })
      socket?.close()
    },
  }
}

function claimSocket(directory: string, name: string): Promise<net.Server> {
  const server = net.createServer((connection) => connection.end(String(process.pid)))
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') return reject(error)
      void readPid(name).then((pid) => reject(new DirectoryInUseError(directory, `process ${pid}`)))
    })
    server.listen(name, () => resolve(server.unref()))
  })
}

function readPid(name: string): Promise<string> {
  return new Promise((resolve) => {
    const connection = net.connect(name).setEncoding('utf8').setTimeout(1_000)
    let pid = ''
    connection.on('data', (text: string) => (pid += text))
    connection.on('timeout', () => connection.destroy())
    connection.on('error', () => undefined)
    connection.on('close', () => resolve(pid || 'unknown'))
  })
}

/** Identifies the scope in which the abstract socket is visible: machine and network namespace. */
function place(): string {
  const namespace = process.platform === 'linux' ? fs.readlinkSync('/proc/self/ns/net') : 'host'
  return `${os.hostname()} ${namespace}`
}

function rejectLiveHolder(directory: string, file: string, socketDecides: boolean): void {
  const holder = readHolder(file)
  if (!holder) return
  const isSameScope = holder.place === place()
  if (isSameScope && socketDecides) return
  const live = isSameScope ? isRunning(holder.pid) : Date.now() - fs.statSync(file).mtimeMs < STALE_AFTER_MS
  if (live) throw new DirectoryInUseError(directory, `process ${holder.pid} on ${holder.host}`)
}

function readHolder(file: string): { pid: number; host: string; place: string } | undefined {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

function isRunning(pid: number): boolean {
  if (pid === process.pid) return false
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
