import { useRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { useReadOnly } from '../forms/read-only'
import { useBarHeight } from '../forms/use-bar-height'
import type { SaveAction } from './record-form-definition'
import { useSaveShortcut } from './use-save-shortcut'

interface RecordFormActionsProps {
  actions: readonly SaveAction[]
  /** The action of Ctrl+S. */
  inPlace?: SaveAction
  busyWith: SaveAction | null
  onSave: (action: SaveAction) => Promise<void>
  /** Rendered after the buttons. */
  publishing?: ReactNode
  /** Shown beside the buttons: backup status or upload progress. */
  children?: ReactNode
}

/** The sticky bar with the save buttons. */
export function RecordFormActions(props: RecordFormActionsProps) {
  const { actions, inPlace, busyWith, onSave, publishing, children } = props
  const bar = useRef<HTMLDivElement>(null)
  const isReadOnly = useReadOnly()
  useSaveShortcut(() => inPlace && void onSave(inPlace), inPlace !== undefined && !isReadOnly)
  useBarHeight(bar, '--save-bar')
  return (
    <Bar ref={bar} role="group" aria-label="Save">
      <Beside>{children}</Beside>
      <Buttons>
        {actions.map((action) => (
          <Button
            key={action.label}
            variant={action.tone}
            busy={busyWith?.label === action.label}
            aria-disabled={busyWith !== null || undefined}
            aria-keyshortcuts={action.label === inPlace?.label ? 'Control+S Meta+S' : undefined}
            onClick={() => onSave(action)}
          >
            {action.label}
          </Button>
        ))}
        {publishing}
      </Buttons>
    </Bar>
  )
}

const Beside = styled.div`
  flex: 1 1 ${({ theme }) => theme.layout.columnSmall};
  align-self: center;
  /* Reserves a line, so that the bar does not grow over the text cursor once there is a message. */
  min-block-size: 1lh;
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.size.caption};
`

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: inherit;
  margin-inline-start: auto;
`

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.xs};
  padding-block: ${({ theme }) => theme.space.xs};
  border-block-start: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};
  background: ${({ theme }) => theme.color.surface};

  ${media.tall} {
    position: sticky;
    z-index: ${({ theme }) => theme.z.raised};
    inset-block-end: 0;
  }

  ${media.tablet} {
    gap: ${({ theme }) => theme.space.sm};
    padding-block: ${({ theme }) => theme.space.md};
  }

  ${media.print} {
    display: none;
  }
`
