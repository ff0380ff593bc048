import { useWatch } from 'react-hook-form'
import { styled } from 'styled-components'
import type { ContentStatus } from '@tekskills/shared/contracts/http/content'
import { media } from '@tekskills/shared/theme/media'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { fromLocalField } from '../time/local-time'
import { formatMoment } from '../time/format-time'
import { actionsFor, type SaveAction } from './blog-actions'
import type { BlogFormValues } from './blog-form-schema'

interface BlogFormActionsProps {
  /** Status of the stored blog; absent for a new one. */
  status: ContentStatus | undefined
  busyWith: SaveAction | null
  onSave: (action: SaveAction) => Promise<void>
}

/** The ways to save, always in sight; the scheduling one names its moment. */
export function BlogFormActions({ status, busyWith, onSave }: BlogFormActionsProps) {
  const scheduledAt = useWatch<BlogFormValues, 'scheduledAt'>({ name: 'scheduledAt' })
  return (
    <Bar role="group" aria-label="Save">
      {actionsFor(status).map((action) => (
        <Button
          key={action.label}
          variant={action.tone}
          busy={busyWith?.label === action.label}
          aria-disabled={busyWith !== null || undefined}
          onClick={() => onSave(action)}
        >
          {action.status === 'SCHEDULED' ? `${action.label}${moment(scheduledAt)}` : action.label}
        </Button>
      ))}
    </Bar>
  )
}

function moment(local: string): string {
  const instant = fromLocalField(local)
  return instant && !Number.isNaN(Date.parse(instant)) ? ` for ${formatMoment(instant)}` : ' for later'
}

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
