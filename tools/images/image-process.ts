import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { environmentOf, wordsOf, type Stage } from './dockerfile'

const run = promisify(execFile)
/** The user `node` of the base image; here it has no rights to what was laid out, so it can write nowhere else. */
const ACCOUNT = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
const LIMIT_MS = 120_000

/** An image that was laid out, and what its container is given. */
export interface ContainerOptions {
  root: string
  stage: Stage
  /** Variables of the container; those of the image are there already. */
  env: Record<string, string>
}

/** No variable of this process but the path: a container has none of them either. */
const containerEnvironment = ({ stage, env }: ContainerOptions) => ({
  PATH: process.env.PATH,
  HOME: '/nonexistent',
  ...environmentOf(stage),
  ...env,
})

/** Runs the command of an image to its end; returns what it printed. @throws {Error} with its words when it fails. */
export async function runImage(options: ContainerOptions): Promise<string> {
  const [file = '', ...words] = wordsOf(options.stage, 'CMD') ?? []
  const { stdout } = await run(file, words, {
    ...ACCOUNT,
    cwd: join(options.root, 'site'),
    env: containerEnvironment(options),
  })
  return stdout
}

/**
 * Starts the command of an image and waits until its own health check, asked at `port`, is content.
 * @throws {Error} with what it wrote when it ends before that
 */
export async function startImage(options: ContainerOptions, imagePort: number, port: number) {
  const [file = '', ...words] = wordsOf(options.stage, 'CMD') ?? []
  const env = containerEnvironment(options)
  const child = spawn(file, words, {
    ...ACCOUNT,
    cwd: join(options.root, 'site'),
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const written: string[] = []
  child.stderr.on('data', (text) => written.push(String(text)))
  const check = wordsOf(options.stage, 'HEALTHCHECK')?.map((word) => word.replace(`:${imagePort}/`, `:${port}/`)) ?? []
  const giveUpAt = Date.now() + LIMIT_MS
  const isHealthy = () =>
    run(check[0] ?? '', check.slice(1)).then(
      () => true,
      () => false,
    )
  while (!(await isHealthy())) {
    if (child.exitCode !== null || Date.now() > giveUpAt)
      throw new Error(`It does not become healthy: ${written.join('')}`)
    await pause(200)
  }
  return {
    url: `http://127.0.0.1:${port}`,
    /** Asks it to end as a container is asked; returns the code it ended with, null when it had to be killed. */
    async stop(): Promise<number | null> {
      if (child.exitCode !== null) return child.exitCode
      child.kill('SIGTERM')
      const [code] = (await once(child, 'exit')) as [number | null]
      return code
    },
  }
}
