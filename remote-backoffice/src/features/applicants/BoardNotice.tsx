import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Alert } from '@tekskills/shared/ui/Alert/Alert'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { Cluster } from '@tekskills/shared/ui/Stack/Cluster'
import { DismissButton } from '../../kit/staff-page/DismissButton'
import { useNoticeTimer } from '../../kit/staff-page/use-notice-timer'

interface BoardNoticeProps {
  /** The event that it reports. */
  of: unknown
  onUndo?: () => void
  onDismiss: () => void
  children: ReactNode
}

/** What was just done on the board; it leaves by itself. It comes below the columns, so that they stay in place. */
export function BoardNotice({ of, onUndo, onDismiss, children }: BoardNoticeProps) {
  const timer = useNoticeTimer({ of, leaves: true, onLeave: onDismiss })
  return (
    <Root {...timer}>
      <Alert tone="success">
        <Cluster $gap="xs" $justify="space-between">
          <span>{children}</span>
          <Cluster $gap="xs">
            {onUndo && (
              <Button size="small" variant="secondary" onClick={onUndo}>
                Undo
              </Button>
            )}
            <DismissButton onDismiss={onDismiss} />
          </Cluster>
        </Cluster>
      </Alert>
    </Root>
  )
}

/** Sticks to the lower edge of the window while the columns go on below it. */
const Root = styled.div`
  position: sticky;
  z-index: ${({ theme }) => theme.z.raised};
  inset-block-end: ${({ theme }) => theme.space.sm};
  overflow-wrap: anywhere;
  margin-block-start: ${({ theme }) => theme.space.md};
`
