import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, mkdir, open, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { fromRoot } from '../repository'

const run = promisify(execFile)
const NGINX = '/usr/sbin/nginx'

/** Ports on this machine behind each name of the configuration. */
export interface Upstreams {
  shell: readonly number[]
  service: readonly number[]
}

/** A running nginx. */
export interface Edge {
  url: string
  /** Everything it has logged. */
  log: () => Promise<string>
  stop: () => Promise<void>
}

/** Installs nginx when it is missing. @throws {Error} with one plain sentence when that does not work. */
export async function ensureNginx(): Promise<void> {
  if (await hasNginx()) return
  const install = ['install', '-y', '-qq', '--no-install-recommends', 'nginx-light']
  await run('apt-get', install).catch(() => run('apt-get', ['update', '-qq']).then(() => run('apt-get', install)))
  if (!(await hasNginx())) throw new Error('nginx is needed for the topology: install it (apt-get install nginx).')
}

const hasNginx = () =>
  run(NGINX, ['-v']).then(
    () => true,
    () => false,
  )

/**
 * Starts nginx with the configuration of `docker/nginx`; only where it listens and whom it asks is this machine's.
 * @param folder an empty folder for its configuration, logs and kept files
 */
export async function startEdge(folder: string, port: number, upstreams: Upstreams): Promise<Edge> {
  const configuration = join(folder, 'configuration')
  await mkdir(configuration)
  await copyFile(fromRoot('docker', 'nginx', 'nginx.conf'), join(configuration, 'nginx.conf'))
  await writeFile(join(configuration, 'listen.conf'), `listen 127.0.0.1:${port};\n`)
  const declared = await readFile(fromRoot('docker', 'nginx', 'upstreams.conf'), 'utf8')
  await writeFile(join(configuration, 'upstreams.conf'), localUpstreams(declared, upstreams))

  const log = await open(join(folder, 'edge.log'), 'a')
  const stdio = ['ignore', log.fd, log.fd] as const
  const child = spawn(NGINX, ['-p', folder, '-c', join(configuration, 'nginx.conf'), '-g', 'daemon off;'], {
    stdio: [...stdio],
  })
  const read = () => readFile(join(folder, 'edge.log'), 'utf8')
  const stop = async () => {
    if (child.exitCode === null && child.kill('SIGQUIT')) await once(child, 'exit')
    await log.close()
  }
  const url = `http://127.0.0.1:${port}`
  while (!(await fetch(`${url}/health`).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error(`nginx did not start:\n${await read()}`)
    await pause(50)
  }
  return { url, log: read, stop }
}

/** The declared upstreams with every server at the ports of this machine; its other parameters stay. */
const localUpstreams = (declared: string, upstreams: Upstreams) =>
  declared.replace(/^ *server (shell|service):\d+(.*);$/gm, (_line, name: keyof Upstreams, rest: string) =>
    upstreams[name].map((port) => `  server 127.0.0.1:${port}${rest};`).join('\n'),
  )
