import { Ban, CircleCheck, LogOut, UserRoundCog } from 'lucide-react'
import type { StaffPerson } from '@tekskills/shared/contracts/http/staff'
import { Badge } from '@tekskills/shared/ui/Badge/Badge'
import { Menu, type MenuItem } from '@tekskills/shared/ui/Menu/Menu'
import { Cluster } from '@tekskills/shared/ui/Stack/Cluster'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { iconProps } from '@tekskills/shared/theme/icon-props'
import { Panel } from '../../kit/staff-page/Panel'
import { formatMoment } from '../../kit/time/format-time'
import type { StaffAction } from './StaffActionDialog'
import { factorsOf, nameOf, otherRole, roleLabels } from './staff-labels'
import { Rows, RowName } from '../../kit/staff-page/RowList.styles'

interface PeoplePanelProps {
  people: readonly StaffPerson[]
  ownId: string
  onAction: (action: StaffAction) => void
}

/** All accounts, with the actions of an administrator on each but their own. */
export const PeoplePanel = ({ people, ownId, onAction }: PeoplePanelProps) => (
  <Panel heading="People" action={<Badge>{people.length}</Badge>}>
    <Rows aria-label="People">
      {people.map((person) => (
        <li key={person.id}>
          <div>
            <Cluster $gap="xs">
              <RowName>{nameOf(person)}</RowName>
              <Badge $tone="accent">{roleLabels[person.role]}</Badge>
              {person.administersStaff && <Badge $tone="warm">Administrator</Badge>}
              {person.disabled && <Badge $tone="danger">Disabled</Badge>}
              {person.id === ownId && <Badge $tone="success">You</Badge>}
            </Cluster>
            <Text $size="small" $tone="muted">
              {person.username} · {person.email}
            </Text>
            <Text $size="small" $tone="muted">
              {factorsOf(person)} · {lastLoginOf(person)}
            </Text>
          </div>
          {person.id !== ownId && (
            <Menu trigger="dots" label={`Actions for ${nameOf(person)}`} items={actionsOn(person, onAction)} />
          )}
        </li>
      ))}
    </Rows>
  </Panel>
)

function lastLoginOf({ lastLoginAt, sessions }: StaffPerson): string {
  if (!lastLoginAt) return 'never logged in'
  const last = `last logged in ${formatMoment(lastLoginAt)}`
  return sessions > 0 ? `${last} · ${sessions === 1 ? 'logged in now' : `${sessions} active sessions`}` : last
}

function actionsOn(person: StaffPerson, onAction: (action: StaffAction) => void): MenuItem[] {
  const role = otherRole(person.role)
  const items: MenuItem[] = [
    {
      label: `Change role to ${roleLabels[role].toLowerCase()}…`,
      icon: <UserRoundCog {...iconProps} />,
      onSelect: () => onAction({ kind: 'role', person, role }),
    },
  ]
  if (person.sessions > 0) {
    items.push({
      label: 'Log out everywhere…',
      icon: <LogOut {...iconProps} />,
      onSelect: () => onAction({ kind: 'sessions', person }),
    })
  }
  const toggle: MenuItem = person.disabled
    ? { label: 'Enable…', icon: <CircleCheck {...iconProps} />, startsGroup: true }
    : { label: 'Disable…', icon: <Ban {...iconProps} />, danger: true, startsGroup: true }
  return [...items, { ...toggle, onSelect: () => onAction({ kind: 'access', person, disabled: !person.disabled }) }]
}
