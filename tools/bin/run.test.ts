import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { fromRoot } from '../repository'

/** Starts run.mjs on a file with this source. */
async function start(source: string, ...args: string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'run-'))
  const file = join(folder, 'script.ts')
  await writeFile(file, source)
  const child = spawn(process.execPath, [fromRoot('tools', 'bin', 'run.mjs'), file, ...args], { cwd: fromRoot() })
  child.once('exit', () => void rm(folder, { recursive: true }))
  return child
}

test('arguments are passed on and the exit code is returned', async () => {
  const child = await start('const code: number = Number(process.argv[2])\nprocess.exit(code)\n', '7')
  assert.deepEqual(await once(child, 'exit'), [7, null])
})

test('a termination signal reaches the child, which shuts down gracefully', async () => {
  const child = await start(
    "process.once('SIGTERM', () => process.exit(3))\nsetInterval(() => undefined, 1000)\nconsole.log('ready')\n",
  )
  await once(child.stdout, 'data')
  child.kill('SIGTERM')
  assert.deepEqual(await once(child, 'exit'), [3, null])
})
