import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const FORWARDED = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Runs a TypeScript file in a separate Node process and returns its exit code. Forwards signals and waits until the
 * child has exited, so that no process is left behind.
 */
export function runTypeScript(file, args = []) {
  const child = spawn(process.execPath, ['--import', 'tsx', resolve(file), ...args], { stdio: 'inherit' })
  for (const signal of FORWARDED) process.on(signal, () => child.kill(signal))
  return new Promise((done) => {
    child.on('error', (error) => {
      console.error(`${file} could not be started: ${error.message}`)
      done(1)
    })
    child.on('exit', (code, signal) => done(code ?? 128 + constants.signals[signal]))
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [file, ...args] = process.argv.slice(2)
  if (!file) {
    console.error('Usage: node tools/bin/run.mjs FILE [arguments]')
    process.exit(2)
  }
  process.exitCode = await runTypeScript(file, args)
}
