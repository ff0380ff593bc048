import type { StepResult } from '../testing/run-step'
import { runStep } from '../testing/run-step'
import type { SoakCheck } from './checks'

/** One line of the table. */
export interface SoakResult {
  name: string
  held: boolean
  seconds: number
  /** The last line the check wrote: what it counted. */
  finding: string
}

/** Runs one check and ends whatever it needed. A check that cannot be prepared has not held. */
export async function runCheck({ name, command, prepare }: SoakCheck): Promise<SoakResult> {
  let prepared: Awaited<ReturnType<NonNullable<SoakCheck['prepare']>>> | undefined
  try {
    prepared = await prepare?.()
    return resultOf(await runStep({ name: `soak ${name}`, command, env: prepared?.env }), name)
  } catch (error) {
    return { name, held: false, seconds: 0, finding: error instanceof Error ? error.message : String(error) }
  } finally {
    await prepared?.end()
  }
}

const resultOf = ({ failed, seconds, output }: StepResult, name: string): SoakResult => ({
  name,
  held: failed === 0,
  seconds,
  finding: output.trim().split('\n').at(-1) ?? '',
})

/** The results as a table. */
export function tableOf(results: readonly SoakResult[]): string {
  const width = Math.max(...results.map(({ name }) => name.length))
  return results
    .map(({ name, held, seconds, finding }) =>
      [held ? 'held  ' : 'FAILED', name.padEnd(width), `${seconds.toFixed(0)} s`.padStart(7), finding].join('  '),
    )
    .join('\n')
}
