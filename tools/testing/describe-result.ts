import type { Counts } from './counts'
import type { StepResult } from './run-step'

/** Lines of a failed step's output that are shown when its runner reports no failed test; its log has the rest. */
const SHOWN_LINES = 80

const indent = (text: string, spaces: number) => text.replaceAll(/^(?=.)/gm, ' '.repeat(spaces))

/** One line for a step; for a failed one also the failed tests with their reasons, or else the end of its output. */
export function describeResult({ name, passed, failed, seconds, output, failures }: StepResult): string {
  const counts = passed + failed > 0 ? `${passed} passed, ${failed} failed` : 'done'
  const line = `${failed > 0 ? 'FAIL' : 'ok  '}  ${name.padEnd(24)} ${seconds.toFixed(0).padStart(4)} s  ${counts}`
  if (failed === 0) return line
  if (failures.length > 0)
    return [line, ...failures.map(({ title, reason }) => `${indent(title, 6)}\n${indent(reason, 10)}`)].join('\n')
  return [line, indent(output.trimEnd().split('\n').slice(-SHOWN_LINES).join('\n'), 6)].join('\n')
}

/** The last line of `npm test`. */
export const lastLine = ({ passed, failed }: Counts) => `${passed} passed, ${failed} failed`
