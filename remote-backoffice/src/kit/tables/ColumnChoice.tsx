import { useId, useRef, type KeyboardEvent } from 'react'
import { Columns3 } from 'lucide-react'
import { styled } from 'styled-components'
import { useDisclosure } from '@tekskills/shared/hooks/use-disclosure'
import { useOutsidePress } from '@tekskills/shared/hooks/use-outside-press'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { Checkbox } from '@tekskills/shared/ui/Checkbox/Checkbox'
import type { RecordColumn, RecordList, TableRow } from './record-list-definition'

interface ColumnChoiceProps<Row extends TableRow> {
  list: RecordList<Row>
  shown: readonly RecordColumn<Row>[]
  onToggle: (column: RecordColumn<Row>) => void
}

/** A popup to choose the columns of a table; Escape and a press outside close it. */
export function ColumnChoice<Row extends TableRow>({ list, shown, onToggle }: ColumnChoiceProps<Row>) {
  const { isOpen, toggle, close } = useDisclosure()
  const root = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const panelId = useId()
  useOutsidePress(root, isOpen, close)

  function handleKeyDown({ key }: KeyboardEvent) {
    if (key !== 'Escape' || !isOpen) return
    close()
    opener.current?.focus()
  }

  return (
    // Handles Escape from both the button and the checkboxes.
    <Root ref={root} role="presentation" onKeyDown={handleKeyDown}>
      <Button
        ref={opener}
        size="small"
        variant="secondary"
        icon={<Columns3 aria-hidden="true" strokeWidth={1.75} />}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={toggle}
      >
        Columns
      </Button>
      <Panel id={panelId} hidden={!isOpen} aria-label="Columns of the table" role="group">
        {list.columns.slice(1).map((column) => (
          <Checkbox
            key={column.id}
            label={column.header}
            checked={shown.includes(column)}
            onChange={() => onToggle(column)}
          />
        ))}
      </Panel>
    </Root>
  )
}

const Root = styled.div`
  position: relative;
`

const Panel = styled.div`
  position: absolute;
  z-index: ${({ theme }) => theme.z.sticky};
  inset-block-start: calc(100% + ${({ theme }) => theme.space.xxs});
  inset-inline-end: 0;
  display: grid;
  gap: ${({ theme }) => theme.space.sm};
  inline-size: max-content;
  padding: ${({ theme }) => theme.space.md};
  border: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.md};
  background: ${({ theme }) => theme.color.surfaceRaised};
  box-shadow: ${({ theme }) => theme.shadow.float};
  font-size: ${({ theme }) => theme.font.size.small};

  &[hidden] {
    display: none;
  }
`
