import type { FactorRule, StaffPerson } from '@tekskills/shared/contracts/http/staff'
import { Badge } from '@tekskills/shared/ui/Badge/Badge'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { Cluster } from '@tekskills/shared/ui/Stack/Cluster'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { VisuallyHidden } from '@tekskills/shared/ui/VisuallyHidden/VisuallyHidden'
import { Panel } from '../../kit/staff-page/Panel'
import type { StaffAction } from './StaffActionDialog'
import { hasFactor, roleLabels } from './staff-labels'
import { RowName, Rows } from '../../kit/staff-page/RowList.styles'

interface FactorRulesPanelProps {
  rules: readonly FactorRule[]
  people: readonly StaffPerson[]
  onAction: (action: StaffAction) => void
}

/** The roles that require a second factor, and how many accounts lack one. */
export const FactorRulesPanel = ({ rules, people, onAction }: FactorRulesPanelProps) => (
  <Panel heading="Two-factor authentication">
    <Rows aria-label="Two-factor authentication by role">
      {rules.map(({ role, isDemanded, isFixed }) => (
        <li key={role}>
          <div>
            <Cluster $gap="xs">
              <RowName>{roleLabels[role]}</RowName>
              <Badge $tone={isDemanded ? 'success' : 'neutral'}>{isDemanded ? 'Required' : 'Optional'}</Badge>
            </Cluster>
            <Text $size="small" $tone="muted">
              {lackOf(people.filter((person) => person.role === role && !person.disabled))}
              {isFixed && ' · required by the server settings'}
            </Text>
          </div>
          {!isFixed && (
            <Button
              size="small"
              variant="secondary"
              onClick={() => onAction({ kind: 'factor', role, isDemanded: !isDemanded })}
            >
              {isDemanded ? 'Make optional…' : 'Require…'}
              <VisuallyHidden> for {roleLabels[role].toLowerCase()}</VisuallyHidden>
            </Button>
          )}
        </li>
      ))}
    </Rows>
  </Panel>
)

function lackOf(people: readonly StaffPerson[]): string {
  if (people.length === 0) return 'No one has this role'
  const lacking = people.filter((person) => !hasFactor(person)).length
  return lacking === 0
    ? 'Everyone has set it up'
    : `${lacking} of ${people.length} ${lacking === 1 ? 'has' : 'have'} not set it up`
}
