import { styled } from 'styled-components'
import { Alert } from '@tekskills/shared/ui/Alert/Alert'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { Cluster } from '@tekskills/shared/ui/Stack/Cluster'
import { DismissButton } from '../../kit/staff-page/DismissButton'
import { useNoticeTimer } from '../../kit/staff-page/use-notice-timer'
import { STAGE_LABELS } from '../../kit/hiring/applicant-labels'
import type { StageMove } from './use-stage-moves'

interface StageMoveNoticeProps {
  move: StageMove
  onUndo: () => void
  onDismiss: () => void
}

/** Confirms the last move on the board and offers to undo it; leaves by itself. */
export function StageMoveNotice({ move, onUndo, onDismiss }: StageMoveNoticeProps) {
  const { name, from, to } = move
  const timer = useNoticeTimer({ of: move, leaves: true, onLeave: onDismiss })
  return (
    <Root {...timer}>
      <Alert tone="success">
        <Cluster $gap="xs" $justify="space-between">
          <span>
            <bdi>{name}</bdi> moved from {STAGE_LABELS[from]} to {STAGE_LABELS[to]}.
          </span>
          <Cluster $gap="xs">
            <Button size="small" variant="secondary" onClick={onUndo}>
              Undo
            </Button>
            <DismissButton onDismiss={onDismiss} />
          </Cluster>
        </Cluster>
      </Alert>
    </Root>
  )
}

const Root = styled.div`
  overflow-wrap: anywhere;
  margin-block-end: ${({ theme }) => theme.space.md};
`
