import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import type { TestContext } from 'node:test'
import type { ProcessDefinition } from './node-process'

/** Source of a process that reports its port (`TEST_PORT`, or 4321) and its pid. */
export const LISTENS = `
setInterval(() => undefined, 1000)
process.send({ type: 'listening', port: Number(process.env.TEST_PORT || 4321), pid: process.pid })
`

export interface FixtureProcess extends ProcessDefinition {
  sentences: string[]
}

/** A process with the given source, in a folder that is removed after the test. */
export async function processFixture(context: TestContext, source: string): Promise<FixtureProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'program-'))
  context.after(() => rm(folder, { recursive: true }))
  const file = join(folder, 'program.mjs')
  await writeFile(file, source)
  const sentences: string[] = []
  const log = new PassThrough().resume()
  return { name: 'service', file, env: {}, log, report: (sentence) => sentences.push(sentence), sentences }
}

/** Whether a process with this id exists. */
export function isAlive(pid: number) {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** Resolves once `condition` is true; the timeout of the test ends an endless wait. */
export async function until(condition: () => boolean) {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 20))
}
