import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { fromLocalField } from '../time/local-time'
import { formatMoment } from '../time/format-time'
import type { SaveAction } from './save-action'

interface RecordFormActionsProps {
  actions: readonly SaveAction[]
  busyWith: SaveAction | null
  onSave: (action: SaveAction) => Promise<void>
  /** Beside the buttons: whether the text is kept, how far an upload is. */
  children?: ReactNode
}

/** The ways to save, always in sight; the scheduling one names its moment. */
export function RecordFormActions({ actions, busyWith, onSave, children }: RecordFormActionsProps) {
  const scheduledAt = useWatch<{ scheduledAt?: string }, 'scheduledAt'>({ name: 'scheduledAt' })
  return (
    <Bar role="group" aria-label="Save">
      {actions.map((action) => (
        <Button
          key={action.label}
          variant={action.tone}
          busy={busyWith?.label === action.label}
          aria-disabled={busyWith !== null || undefined}
          onClick={() => onSave(action)}
        >
          {action.isSchedule ? `${action.label}${moment(scheduledAt)}` : action.label}
        </Button>
      ))}
      {children && <Beside>{children}</Beside>}
    </Bar>
  )
}

function moment(local = ''): string {
  const instant = fromLocalField(local)
  return instant && !Number.isNaN(Date.parse(instant)) ? ` for ${formatMoment(instant)}` : ' for later'
}

const Beside = styled.div`
  flex: 1 1 ${({ theme }) => theme.layout.columnSmall};
  align-self: center;
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.size.caption};
`

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.sm};
  padding-block: ${({ theme }) => theme.space.md};
  border-block-start: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};
  background: ${({ theme }) => theme.color.surface};

  ${media.tablet} {
    position: sticky;
    z-index: ${({ theme }) => theme.z.raised};
    inset-block-end: 0;
  }

  ${media.print} {
    display: none;
  }
`
