import { useState } from 'react'
import { announce } from '@tekskills/shared/chrome/chrome-store'
import type { OwnSession } from '@tekskills/shared/contracts/http/session'
import { showDialog } from '@tekskills/shared/dialogs/dialog-store'
import { isApiError } from '@tekskills/shared/http/api-error'
import { useRevalidator } from '@tekskills/shared/routing/router'
import { Badge } from '@tekskills/shared/ui/Badge/Badge'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { VisuallyHidden } from '@tekskills/shared/ui/VisuallyHidden/VisuallyHidden'
import { deviceOf } from '../../kit/labels/device-label'
import { Panel } from '../../kit/staff-page/Panel'
import { RowList } from '../../kit/staff-page/RowList.styles'
import { formatMoment } from '../../kit/time/format-time'
import { revokeSession } from './account-api'

/** The account's sessions, with a button to end each of them but the current one, which Logout ends. */
export function SessionsPanel({ sessions }: { sessions: readonly OwnSession[] }) {
  const { revalidate } = useRevalidator()
  const [ending, setEnding] = useState<readonly string[]>([])
  const others = sessions.filter(({ current }) => !current)

  async function end(ids: readonly string[]) {
    setEnding(ids)
    try {
      for (const id of ids) await revokeUnlessEnded(id)
      announce(ids.length === 1 ? 'Logged out of that session.' : 'Logged out everywhere else.')
    } catch (error) {
      if (!isApiError(error)) throw error
      if (error.status !== 401) await showDialog({ kind: 'error', message: error.message })
    } finally {
      setEnding([])
      await revalidate()
    }
  }

  return (
    <Panel
      heading="Where you are logged in"
      action={
        others.length > 1 && (
          <Button
            size="small"
            variant="secondary"
            busy={ending.length > 1}
            onClick={() => void end(others.map(({ id }) => id))}
          >
            Log out everywhere else
          </Button>
        )
      }
    >
      <RowList>
        {sessions.map((session) => (
          <li key={session.id}>
            <div>
              <p>
                {deviceOf(session.userAgent)} {session.current && <Badge $tone="success">Current session</Badge>}
              </p>
              <Text $size="small" $tone="muted">
                {[session.ip, `last used ${formatMoment(session.lastSeenAt)}`].filter(Boolean).join(' · ')}
              </Text>
            </div>
            {!session.current && (
              <Button
                size="small"
                variant="secondary"
                busy={ending.includes(session.id)}
                onClick={() => void end([session.id])}
              >
                Log out
                <VisuallyHidden>
                  {' '}
                  {deviceOf(session.userAgent)}, last used {formatMoment(session.lastSeenAt)}
                </VisuallyHidden>
              </Button>
            )}
          </li>
        ))}
      </RowList>
    </Panel>
  )
}

async function revokeUnlessEnded(id: string): Promise<void> {
  try {
    await revokeSession(id)
  } catch (error) {
    if (!isApiError(error) || error.status !== 404) throw error
  }
}
