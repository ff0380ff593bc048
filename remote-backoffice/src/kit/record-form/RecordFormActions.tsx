import { useRef, useState, type ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { useReadOnly } from '../forms/read-only'
import { useBarHeight } from '../forms/use-bar-height'
import type { SaveAction } from './record-form-definition'
import { useSaveShortcut } from './use-save-shortcut'

interface RecordFormActionsProps {
  actionsFor: (scheduledAt: string) => readonly SaveAction[]
  /** The action of Ctrl+S. */
  inPlace?: SaveAction
  busyWith: SaveAction | null
  onSave: (action: SaveAction) => Promise<void>
  /** Says when visitors see what is scheduled. */
  scheduleNote?: (scheduledAt: string) => string
  /** Shown next to the buttons: backup status or upload progress. */
  children?: ReactNode
}

/** The sticky bar with the save buttons. */
export function RecordFormActions(props: RecordFormActionsProps) {
  const { actionsFor, inPlace, busyWith, onSave, scheduleNote, children } = props
  const scheduledAt = useWatch<{ scheduledAt?: string }, 'scheduledAt'>({ name: 'scheduledAt' })
  const bar = useRef<HTMLDivElement>(null)
  const isReadOnly = useReadOnly()
  useSaveShortcut(() => inPlace && void onSave(inPlace), inPlace !== undefined && !isReadOnly)
  useBarHeight(bar, '--save-bar')
  const note = scheduleNote?.(scheduledAt ?? '')
  const { actions, hold } = useSteadyActions(actionsFor(scheduledAt ?? ''))
  return (
    <Bar ref={bar} role="group" aria-label="Save" onMouseDown={hold}>
      {actions.map((action) => (
        <Button
          key={action.label}
          variant={action.tone}
          busy={busyWith?.label === action.label}
          aria-disabled={busyWith !== null || undefined}
          onClick={() => onSave(action)}
        >
          {action.label}
        </Button>
      ))}
      {children && (
        <Beside>
          {note && <p>{note}</p>}
          {children}
        </Beside>
      )}
    </Bar>
  )
}

/**
 * The actions, unchanged from the press of a button to its release: the press leaves a field, whose value may then offer
 * other buttons, and a button that goes away under the pointer gets no click.
 */
function useSteadyActions(offered: readonly SaveAction[]) {
  const [held, setHeld] = useState<readonly SaveAction[] | null>(null)

  function hold() {
    setHeld(offered)
    // The click follows the release in the same task.
    addEventListener('mouseup', () => setTimeout(() => setHeld(null)), { once: true })
  }

  return { actions: held ?? offered, hold }
}

const Beside = styled.div`
  flex: 1 1 ${({ theme }) => theme.layout.columnSmall};
  align-self: center;
  /* Reserves a line, so that the bar does not grow over the text cursor once there is a message. */
  min-block-size: 1lh;
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.size.caption};
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
