import type { StepResult } from '../testing/run-step'
import { runStep } from '../testing/run-step'
import type { SoakCheck } from './checks'

/** One line of the table. */
export interface SoakResult {
  name: string
  passed: boolean
  seconds: number
  /** The last line of its output. */
  finding: string
}

/** Runs one check and its teardown. A check that cannot be prepared has not passed. */
export async function runCheck({ name, command, prepare }: SoakCheck): Promise<SoakResult> {
  let prepared: Awaited<ReturnType<NonNullable<SoakCheck['prepare']>>> | undefined
  try {
    prepared = await prepare?.()
    return resultOf(await runStep({ name: `soak ${name}`, command, env: prepared?.env }), name)
  } catch (error) {
    return { name, passed: false, seconds: 0, finding: error instanceof Error ? error.message : String(error) }
  } finally {
    await prepared?.end()
  }
}

const resultOf = ({ failed, seconds, output }: StepResult, name: string): SoakResult => ({
  name,
  passed: failed === 0,
  seconds,
  finding: output.trim().split('\n').at(-1) ?? '',
})

/** Formats the results as a table. */
export function tableOf(results: readonly SoakResult[]): string {
  const width = Math.max(...results.map(({ name }) => name.length))
  return results
    .map(({ name, passed, seconds, finding }) =>
      [passed ? 'passed' : 'FAILED', name.padEnd(width), `${seconds.toFixed(0)} s`.padStart(7), finding].join('  '),
    )
    .join('\n')
}
