import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, open, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { fromRoot } from '../repository'
import { installDebianPackages } from '../testing/debian-packages'

const run = promisify(execFile)
const NGINX = '/usr/sbin/nginx'

/** Local ports behind each upstream of the configuration. */
export interface Upstreams {
  shell: readonly number[]
  service: readonly number[]
}

/** A running nginx. */
export interface Edge {
  url: string
  /** Returns its log. */
  log: () => Promise<string>
  stop: () => Promise<void>
}

/** Installs nginx when it is missing. @throws {Error} with a one-sentence message when that fails. */
export async function ensureNginx(): Promise<void> {
  if (await hasNginx()) return
  try {
    installDebianPackages('nginx-light')
  } catch (cause) {
    throw new Error('nginx is needed for the topology: install it (apt-get install nginx).', { cause })
  }
}

const hasNginx = () =>
  run(NGINX, ['-v']).then(
    () => true,
    () => false,
  )

/** Ports of the edge: for visitors, and for requests of shells to the service. */
export interface EdgePorts {
  outer: number
  inner: number
}

/**
 * Starts nginx with the configuration of `docker/nginx`, adapted only in its ports and upstreams.
 * @param folder an empty folder for its configuration, logs and cache
 */
export async function startEdge(folder: string, ports: EdgePorts, upstreams: Upstreams): Promise<Edge> {
  const configuration = join(folder, 'configuration')
  await cp(fromRoot('docker', 'nginx'), configuration, { recursive: true })
  await writeFile(join(configuration, 'listen.conf'), `listen 127.0.0.1:${ports.outer};\n`)
  await writeFile(join(configuration, 'inner.conf'), `listen 127.0.0.1:${ports.inner};\n`)
  const declared = await readFile(fromRoot('docker', 'nginx', 'upstreams.conf'), 'utf8')
  await writeFile(join(configuration, 'upstreams.conf'), localUpstreams(declared, upstreams))

  const log = await open(join(folder, 'edge.log'), 'a')
  const stdio = ['ignore', log.fd, log.fd] as const
  const child = spawn(NGINX, ['-p', folder, '-c', join(configuration, 'nginx.conf'), '-g', 'daemon off;'], {
    stdio: [...stdio],
  })
  const read = () => readFile(join(folder, 'edge.log'), 'utf8')
  const stop = async () => {
    if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit')
    await log.close()
  }
  const url = `http://127.0.0.1:${ports.outer}`
  while (!(await fetch(`${url}/health`).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error(`nginx did not start:\n${await read()}`)
    await pause(50)
  }
  return { url, log: read, stop }
}

/** Replaces each declared upstream server with the local ones and leaves its other parameters unchanged. */
const localUpstreams = (declared: string, upstreams: Upstreams) =>
  declared.replace(/^ *server (shell|service):\d+(.*);$/gm, (_line, name: keyof Upstreams, rest: string) =>
    upstreams[name].map((port) => `  server 127.0.0.1:${port}${rest};`).join('\n'),
  )
