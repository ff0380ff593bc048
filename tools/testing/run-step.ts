import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fromRoot } from '../repository'
import { NO_TESTS, type Counts } from './counts'
import type { Failure } from './failures'
import type { Scheduled } from './schedule'
import { readReport, type RunnerType } from './read-report'

/** One step of `npm test`. */
export interface Step extends Scheduled {
  /** What Node runs: a file and its arguments, or options. */
  command: readonly string[]
  env?: Record<string, string>
  /** The report its runner writes under `reports/`, and who wrote it. Absent: the step has no tests to count. */
  report?: { file: string; kind: RunnerType }
  /** Name of the step without whose success it cannot run. */
  needs?: string
}

export interface StepResult extends Counts {
  name: string
  seconds: number
  /** The failed tests, as far as its runner named them. */
  failures: Failure[]
  /** Everything the step wrote. */
  output: string
}

export const reportsFolder = fromRoot('reports')

const running = new Set<number>()

/** Ends every step that runs now, with everything it started. */
export function endRunningSteps() {
  for (const pid of running) process.kill(-pid, 'SIGTERM')
}

/** Runs one step in a process group of its own. A step that fails without a failed test counts as one failure. */
export async function runStep({ name, command, env, report }: Step): Promise<StepResult> {
  await mkdir(reportsFolder, { recursive: true })
  // The report of an earlier run must never be taken for this one's.
  if (report) await rm(join(reportsFolder, report.file), { force: true })
  const logPath = join(reportsFolder, `${name.replaceAll(/\W+/g, '-')}.log`)
  const log = createWriteStream(logPath)
  const began = performance.now()
  const child = spawn(process.execPath, command, {
    cwd: fromRoot(),
    env: { ...process.env, FORCE_COLOR: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  if (child.pid) running.add(child.pid)
  child.stdout.pipe(log, { end: false })
  child.stderr.pipe(log, { end: false })
  const [code] = (await once(child, 'close')) as [number | null]
  if (child.pid) running.delete(child.pid)
  log.end()
  await once(log, 'close')
  const counted = report && (await readReport(join(reportsFolder, report.file), report.kind))
  const { passed, failed, failures } = counted ?? { ...NO_TESTS, failures: [] }
  return {
    name,
    passed,
    failed: code !== 0 && failed === 0 ? 1 : failed,
    failures,
    seconds: (performance.now() - began) / 1000,
    output: await readFile(logPath, 'utf8'),
  }
}
