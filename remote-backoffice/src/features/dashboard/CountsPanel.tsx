import { Text } from '@tekskills/shared/ui/Text/Text'
import { TextLink } from '@tekskills/shared/ui/TextLink/TextLink'
import { Panel } from '../../kit/staff-page/Panel'
import { CountBar, EqualShares, Shares } from './Dashboard.styles'

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

/**
 * Counts by name; the bars are decorative because the numbers are next to them. Equal counts are shown once, because
 * bars of equal length compare nothing.
 */
export function CountsPanel({ heading, entries, empty }: CountsPanelProps) {
  const most = Math.max(1, ...entries.map(({ count }) => count))
  const first = entries[0]?.count ?? 0
  const areEqual = entries.length > 1 && entries.every(({ count }) => count === first)
  if (areEqual && first > 0) {
    return (
      <Panel heading={heading}>
        <Text $size="small" $tone="muted">
          {first.toLocaleString('en-GB')} each:
        </Text>
        <EqualShares>
          {entries.map(({ key, name, to }) => (
            <li key={key}>{to ? <TextLink to={to}>{name}</TextLink> : name}</li>
          ))}
        </EqualShares>
      </Panel>
    )
  }
  return (
    <Panel heading={heading}>
      {(entries.length === 0 || areEqual) && <Text $tone="muted">{empty}</Text>}
      {!areEqual && (
        <Shares>
          {entries.map(({ key, name, count, to }) => (
            <li key={key}>
              {to ? <TextLink to={to}>{name}</TextLink> : <span>{name}</span>}
              <strong>{count.toLocaleString('en-GB')}</strong>
              <CountBar aria-hidden="true" style={{ '--share': count / most }} />
            </li>
          ))}
        </Shares>
      )}
    </Panel>
  )
}
