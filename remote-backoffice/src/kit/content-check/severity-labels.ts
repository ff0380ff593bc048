import type { FindingSeverity } from '@tekskills/shared/contracts/http/content-check'

const counted = (one: string, many: string) => (count: number) => `${count} ${count === 1 ? one : many}`

/** A number of findings of one severity: "2 warnings". */
export const severityLabels: Record<FindingSeverity, (count: number) => string> = {
  ERROR: counted('error', 'errors'),
  WARNING: counted('warning', 'warnings'),
  ADVICE: counted('hint', 'hints'),
}

/** The number of findings in a sentence, for screen readers. */
export function countsSentence(findings: readonly { severity: FindingSeverity }[]): string {
  const parts = (Object.keys(severityLabels) as FindingSeverity[]).flatMap((severity) => {
    const count = findings.filter((each) => each.severity === severity).length
    return count > 0 ? [severityLabels[severity](count)] : []
  })
  return parts.length > 0 ? `Check: ${parts.join(', ')}.` : 'Check: nothing found.'
}
