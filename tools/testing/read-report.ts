import { readFile } from 'node:fs/promises'
import { countsOf, type Counts } from './counts'
import { failuresOf, type Failure } from './failures'

export type RunnerType = keyof typeof countsOf

/** The report of a test runner: how many tests passed and failed, and which failed. */
export interface Report extends Counts {
  failures: Failure[]
}

/** Reads the report of a runner; `undefined` when the runner wrote none because it could not start. */
export async function readReport(path: string, kind: RunnerType): Promise<Report | undefined> {
  const text = await readFile(path, 'utf8').catch(() => undefined)
  if (!text) return undefined
  // `kind` decides the type, which the compiler cannot follow.
  const report = JSON.parse(text) as never
  return { ...countsOf[kind](report), failures: failuresOf[kind](report) }
}
