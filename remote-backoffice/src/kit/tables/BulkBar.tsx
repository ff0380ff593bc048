import { styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { Menu } from '@tekskills/shared/ui/Menu/Menu'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { VisuallyHidden } from '@tekskills/shared/ui/VisuallyHidden/VisuallyHidden'
import type { RecordList, RowAction, TableRow } from './record-list-definition'
import { countOf, rowsFor } from './row-action-messages'

interface BulkBarProps<Row extends TableRow> {
  list: RecordList<Row>
  selected: readonly Row[]
  /** How many of them the filters no longer find. */
  offPage: number
  running: RowAction<Row> | null
  onPerform: (action: RowAction<Row>, rows: readonly Row[]) => Promise<void>
  onClear: () => void
}

/** The bulk actions for the selected rows; each label says to how many of them the action applies. */
export function BulkBar<Row extends TableRow>(props: BulkBarProps<Row>) {
  const { list, selected, offPage, running, onPerform, onClear } = props
  if (selected.length === 0) return null
  const possible = list.actions.filter((action) => !action.ofOne && rowsFor(action, selected).length > 0)
  const labelOf = (action: RowAction<Row>) => {
    const { length } = rowsFor(action, selected)
    return length === selected.length ? action.label : `${action.label} (${length} of ${selected.length})`
  }
  const run = (action: RowAction<Row>) => void onPerform(action, rowsFor(action, selected))
  return (
    <Bar role="group" aria-label={`Selected ${list.noun.many}`} data-print="hide">
      <Text as="span" role="status" $size="small" $weight="semibold">
        {countOf(selected.length, list.noun)} selected{offPage > 0 && `, ${offPage} no longer listed here`}
      </Text>
      <Actions>
        {[...inGroups(possible)].map(([name, actions]) =>
          actions.length > 1 ? (
            <Menu
              key={name}
              label={running && actions.includes(running) ? 'Working…' : name}
              align="start"
              items={actions.map((action) => ({
                label: labelOf(action),
                icon: action.icon,
                danger: action.danger,
                onSelect: () => run(action),
              }))}
            />
          ) : (
            actions.map((action) => (
              <Button
                key={action.label}
                size="small"
                variant={action.danger ? 'danger' : 'secondary'}
                busy={running === action}
                aria-disabled={running !== null || undefined}
                onClick={() => run(action)}
              >
                {labelOf(action)}
              </Button>
            ))
          ),
        )}
        <Button size="small" variant="quiet" onClick={onClear}>
          Clear<VisuallyHidden> the selection</VisuallyHidden>
        </Button>
      </Actions>
    </Bar>
  )
}

/** Actions grouped by the label of their button, in order. */
function inGroups<Row extends TableRow>(actions: readonly RowAction<Row>[]): Map<string, RowAction<Row>[]> {
  const groups = new Map<string, RowAction<Row>[]>()
  for (const action of actions) {
    const name = action.group ?? action.label
    groups.set(name, [...(groups.get(name) ?? []), action])
  }
  return groups
}

const Bar = styled.div`
  position: sticky;
  z-index: ${({ theme }) => theme.z.sticky};
  inset-block-start: ${({ theme }) => theme.layout.header};
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.xs};
  align-items: center;
  margin-block-end: ${({ theme }) => theme.space.sm};
  padding: ${({ theme }) => theme.space.xs} ${({ theme }) => theme.space.md};
  border: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.accent};
  border-radius: ${({ theme }) => theme.radius.md};
  background: ${({ theme }) => theme.color.accentSoft};
`

/** A single scrolling line on a phone, so that it does not push the rows out of view. */
const Actions = styled.div`
  display: contents;

  ${media.phone} {
    /* Contains the visually hidden text, which would otherwise make the page scroll. */
    position: relative;
    display: flex;
    gap: ${({ theme }) => theme.space.xs};
    overflow-x: auto;
    max-inline-size: 100%;
    /* Room for the focus outline. */
    padding: ${({ theme }) => theme.space.xxs};
    margin: calc(-1 * ${({ theme }) => theme.space.xxs});
    white-space: nowrap;

    & > * {
      flex: none;
    }
  }
`
