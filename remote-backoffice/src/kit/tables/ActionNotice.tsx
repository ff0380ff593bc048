import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { Alert } from '@tekskills/shared/ui/Alert/Alert'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { Cluster } from '@tekskills/shared/ui/Stack/Cluster'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { TextLink } from '@tekskills/shared/ui/TextLink/TextLink'
import { editFieldOf } from '../../paths'
import { DismissButton } from '../staff-page/DismissButton'
import { useNoticeTimer } from '../staff-page/use-notice-timer'
import type { RecordList, RowResult, TableRow } from './record-list-definition'
import { countOf, reasonOf } from './row-action-messages'
import { undoableRows, type ActionOutcome } from './use-row-actions'

interface ActionNoticeProps<Row extends TableRow> {
  list: RecordList<Row>
  outcome: ActionOutcome<Row>
  isBusy: boolean
  onUndo: (outcome: ActionOutcome<Row>) => Promise<void>
  onDismiss: () => void
}

/**
 * The result of an action, with the reason for each rejected row and undo; takes the focus because the row may be gone.
 * Leaves by itself if every row succeeded.
 */
export function ActionNotice<Row extends TableRow>({
  list,
  outcome,
  isBusy,
  onUndo,
  onDismiss,
}: ActionNoticeProps<Row>) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    root.current?.focus({ preventScroll: true })
    root.current?.scrollIntoView({ block: 'nearest' })
  }, [outcome])
  const { action, rows, results, isUndone = false } = outcome
  const rejected = results.filter(({ ok }) => !ok)
  const done = results.length - rejected.length
  const only = rows.length === 1 ? rows[0] : undefined
  const subject = only ? `“${list.nameOf(only)}”` : countOf(done, list.noun)
  const canUndo = action.undo && undoableRows(outcome).length > 0
  const timer = useNoticeTimer({ of: outcome, leaves: rejected.length === 0 && !isBusy, onLeave: onDismiss })
  const nameOf = (id: string) => list.nameOf(rows.find((row) => row.id === id) as Row)

  return (
    <Root ref={root} tabIndex={-1} data-print="hide" {...timer}>
      <Alert live tone={rejected.length > 0 ? 'warning' : 'success'}>
        <Stack $gap="xs">
          {done > 0 && (
            <p>
              {subject} {isUndone ? undoneText(done) : `${done === 1 ? 'was' : 'were'} ${action.done}`}.
            </p>
          )}
          {rejected.length > 0 && (
            <ul>
              {rejected.map((result) => (
                <li key={result.id}>
                  “{nameOf(result.id)}” was not {isUndone ? 'restored' : action.done}
                  {reasonOf(result, list.fieldNames)}. <FieldLink list={list} result={result} />
                </li>
              ))}
            </ul>
          )}
          <Cluster $gap="xs">
            {canUndo && !isUndone && (
              <Button size="small" variant="secondary" busy={isBusy} onClick={() => void onUndo(outcome)}>
                Undo
              </Button>
            )}
            <DismissButton onDismiss={onDismiss} />
          </Cluster>
        </Stack>
      </Alert>
    </Root>
  )
}

/** A link to the invalid field of a rejected row. */
function FieldLink<Row extends TableRow>({ list, result }: { list: RecordList<Row>; result: RowResult }) {
  const { field = '', id } = result
  const name = list.fieldNames?.[field]
  if (!name || !list.addPath) return null
  return <TextLink to={editFieldOf(list.addPath, id, field)}>Change the {name}</TextLink>
}

const undoneText = (count: number) => (count === 1 ? 'has been restored' : 'have been restored')

const Root = styled.div`
  /* Keeps it clear of the sticky bars. */
  scroll-margin-block-start: calc(${({ theme }) => theme.layout.header} + ${({ theme }) => theme.space.md});
  margin-block-end: ${({ theme }) => theme.space.md};

  /* Without the padding, the bullets would overlap the icon. */
  ul {
    padding-inline-start: ${({ theme }) => theme.space.md};
  }
`
