import { Text } from '@tekskills/shared/ui/Text/Text'
import { TextLink } from '@tekskills/shared/ui/TextLink/TextLink'
import { Panel } from '../../kit/staff-page/Panel'
import { ShareBar, Shares } from './Dashboard.styles'

interface CountedEntry {
  key: string
  name: string
  count: number
  /** Address of the table of the counted records. */
  to?: string
}

interface CountsPanelProps {
  heading: string
  entries: readonly CountedEntry[]
  /** Shown while there is nothing to count. */
  empty: string
}

/** Counts by name; the bars are decorative because the numbers are next to them. */
export function CountsPanel({ heading, entries, empty }: CountsPanelProps) {
  const most = Math.max(1, ...entries.map(({ count }) => count))
  return (
    <Panel heading={heading}>
      {entries.length === 0 && <Text $tone="muted">{empty}</Text>}
      <Shares>
        {entries.map(({ key, name, count, to }) => (
          <li key={key}>
            {to ? <TextLink to={to}>{name}</TextLink> : <span>{name}</span>}
            <strong>{count.toLocaleString('en-GB')}</strong>
            <ShareBar aria-hidden="true" style={{ '--share': count / most }} />
          </li>
        ))}
      </Shares>
    </Panel>
  )
}
