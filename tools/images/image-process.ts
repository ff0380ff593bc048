import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { environmentOf, argumentsOf, type Stage } from './dockerfile'

const run = promisify(execFile)
/**
 * Stands in for the user `node` of the base image: it does not own the laid-out files, so it can write only to volumes.
 */
const ACCOUNT = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
/** Time that an image may take to become healthy, in milliseconds. */
const START_LIMIT_MS = 120_000

/** A laid-out image and the settings of its container. */
export interface ContainerOptions {
  root: string
  stage: Stage
  /** Variables of the container, in addition to those of the image. */
  env: Record<string, string>
}

/** As in a container: only PATH of this process's variables. */
const containerEnvironment = ({ stage, env }: ContainerOptions) => ({
  PATH: process.env.PATH,
  HOME: '/nonexistent',
  ...environmentOf(stage),
  ...env,
})

/** The command of an image and how to start its process. */
const commandOf = (options: ContainerOptions) => {
  const [file = '', ...args] = argumentsOf(options.stage, 'CMD') ?? []
  const settings = { ...ACCOUNT, cwd: join(options.root, 'site'), env: containerEnvironment(options) }
  return { file, args, settings }
}

/** The exit code of a process, or the signal that killed it; undefined while it runs. */
const endOf = ({ exitCode, signalCode }: ChildProcess) => exitCode ?? signalCode ?? undefined

/** Runs the command of an image until it exits; returns its output. @throws {Error} with its output when it fails. */
export async function runImage(options: ContainerOptions): Promise<string> {
  const { file, args, settings } = commandOf(options)
  const { stdout } = await run(file, args, settings)
  return stdout
}

/**
 * Starts the command of an image and waits until its health check passes.
 * @param imagePort the port in the health check of the Dockerfile
 * @param port the port on which `options.env` makes the image listen instead
 * @throws {Error} with the reason and its output when it exits before that, or is not healthy within two minutes
 */
export async function startImage(options: ContainerOptions, imagePort: number, port: number) {
  const { file, args, settings } = commandOf(options)
  const child = spawn(file, args, { ...settings, stdio: ['ignore', 'ignore', 'pipe'] })
  const output: string[] = []
  child.stderr.on('data', (text) => output.push(String(text)))
  const check =
    argumentsOf(options.stage, 'HEALTHCHECK')?.map((word) => word.replace(`:${imagePort}/`, `:${port}/`)) ?? []
  const giveUpAt = Date.now() + START_LIMIT_MS
  const isHealthy = () =>
    run(check[0] ?? '', check.slice(1)).then(
      () => true,
      () => false,
    )
  while (!(await isHealthy())) {
    const end = endOf(child)
    if (end !== undefined || Date.now() > giveUpAt) {
      child.kill('SIGKILL')
      const reason = end === undefined ? `was not healthy within ${START_LIMIT_MS / 1000} s` : `ended with ${end}`
      throw new Error(`${[file, ...args].join(' ')} ${reason}: ${output.join('')}`)
    }
    await pause(200)
  }
  return {
    url: `http://127.0.0.1:${port}`,
    /** Stops it with SIGTERM; returns its exit code, or null when it was killed. */
    async stop(): Promise<number | null> {
      if (endOf(child) !== undefined) return child.exitCode
      child.kill('SIGTERM')
      const [code] = (await once(child, 'exit')) as [number | null]
      return code
    },
  }
}
