import type { StaffApplicant } from '@tekskills/shared/contracts/http/applicants'
import { Alert } from '@tekskills/shared/ui/Alert/Alert'
import { Badge } from '@tekskills/shared/ui/Badge/Badge'

type Decided = Pick<StaffApplicant, 'name' | 'decidedElsewhere'>

const MARKS = { HIRED: 'Person hired', REJECTED: 'Person rejected', WITHDRAWN: 'Person has withdrawn' } as const
const SENTENCES = { HIRED: 'was hired through', REJECTED: 'was rejected in', WITHDRAWN: 'has withdrawn' } as const

/** Marks an application whose person was hired, rejected or has withdrawn through another one. */
export const DecidedMark = ({ decidedElsewhere: decided }: Pick<Decided, 'decidedElsewhere'>) =>
  decided ? (
    <Badge $tone={decided.stage === 'HIRED' ? 'success' : 'neutral'}>
      {MARKS[decided.stage]}: {decided.reference}
    </Badge>
  ) : null

/** What was decided about an applicant in another application, as a sentence; null if nothing was. */
export function decisionOf({ name, decidedElsewhere: decided }: Decided): string | null {
  if (!decided) return null
  const job = decided.jobTitle ? ` for “${decided.jobTitle}”` : ''
  return `${name} ${SENTENCES[decided.stage]} application ${decided.reference}${job}, with which this one is merged.`
}

/** Warns before the rejection of applicants about whom another application has decided already. */
export function DecidedWarning({ people }: { people: readonly Decided[] }) {
  const decisions = people.map(decisionOf).filter((decision) => decision !== null)
  if (decisions.length === 0) return null
  return (
    <Alert tone="warning">
      {decisions.map((decision) => (
        <p key={decision}>{decision}</p>
      ))}
      {people.some(({ decidedElsewhere: decided }) => decided?.isCovered) && (
        <p>An application that such a decision covers needs none of its own; it is not listed as undecided.</p>
      )}
    </Alert>
  )
}
