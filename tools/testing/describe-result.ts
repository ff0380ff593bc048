import type { Counts } from './counts'
import type { StepResult } from './run-step'

/** Longest part of a failed step's output that is shown; the rest stands in its log. */
const SHOWN_LINES = 80

/** One line for a step, with the end of its output when it failed. */
export function describeResult({ name, passed, failed, seconds, output }: StepResult): string {
  const counts = passed + failed > 0 ? `${passed} passed, ${failed} failed` : 'done'
  const line = `${failed > 0 ? 'FAIL' : 'ok  '}  ${name.padEnd(24)} ${seconds.toFixed(0).padStart(4)} s  ${counts}`
  if (failed === 0) return line
  const shown = output.trimEnd().split('\n').slice(-SHOWN_LINES)
  return [line, ...shown.map((text) => `      ${text}`)].join('\n')
}

/** The last line of `npm test`. */
export const lastLine = ({ passed, failed }: Counts) => `${passed} passed, ${failed} failed`
