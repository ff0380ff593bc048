import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import type { AutosaveSummary } from '@tekskills/shared/contracts/http/autosaves'
import { confirm } from '@tekskills/shared/dialogs/dialog-store'
import { isApiError } from '@tekskills/shared/http/api-error'
import type { BackupKey } from '@tekskills/shared/storage/browser-storage'
import { Alert } from '@tekskills/shared/ui/Alert/Alert'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { Cluster } from '@tekskills/shared/ui/Stack/Cluster'
import { useOnline } from '../connection/use-online'
import { deviceOf } from '../labels/device-label'
import { formatMoment } from '../time/format-time'
import type { AutosaveSession } from './autosave-session'
import { autosavesOf, type FormBackup } from './form-backup'

interface UnsavedElsewhereProps {
  /** The item of the form; `null` for a new one. */
  itemId: string | null
  /** Keys of the backups of this form in all tabs, which restore their own text themselves. */
  tabKeys: readonly BackupKey[]
  session: AutosaveSession
  /** Whether the form has unsaved text, which opening another replaces. */
  isDirty: boolean
  onOpen: (backup: FormBackup) => void
}

/** Offers text that the user left unsaved in other forms of the same item, such as on another device. */
export function UnsavedElsewhere({ itemId, tabKeys, session, isDirty, onOpen }: UnsavedElsewhereProps) {
  const [texts, setTexts] = useState<readonly AutosaveSummary[]>([])
  const [attempts, setAttempts] = useState(0)
  const [problem, setProblem] = useState<string>()
  const isOnline = useOnline()

  useEffect(() => {
    const cancellation = new AbortController()
    session
      .list(itemId, cancellation.signal)
      .then((found) => setTexts(found.filter(({ id }) => !autosavesOf(tabKeys).includes(id))))
      // Offered again next time; text typed here does not depend on it.
      .catch(() => undefined)
    return () => cancellation.abort()
  }, [itemId, session, tabKeys, isOnline, attempts])

  const offered = texts.filter(({ id }) => !session.has(id))
  if (offered.length === 0) return null

  async function open({ id }: AutosaveSummary) {
    if (isDirty && !(await confirm(replaceQuestion))) return
    const backup = await session.read(itemId, id)
    if (!backup) {
      setAttempts(attempts + 1)
      return setProblem(
        'This text could not be loaded: it was saved, discarded or continued elsewhere in the meantime.',
      )
    }
    setProblem(undefined)
    onOpen(backup)
    setTexts(texts.filter((text) => text.id !== id))
  }

  async function discard({ id, name }: AutosaveSummary) {
    if (!(await confirm({ ...discardQuestion, message: `“${name || 'Untitled'}” has no other copy. ${IRREVOCABLE}` })))
      return
    try {
      await session.discard(id)
      setTexts(texts.filter((text) => text.id !== id))
    } catch (error) {
      setProblem(isApiError(error) ? error.message : 'The service could not be reached. Try again later.')
    }
  }

  return (
    <Root>
      <Alert live tone="info" heading="You have text that is not saved yet">
        <List>
          {offered.map((text) => (
            <li key={text.id}>
              <span>
                “{text.name || 'Untitled'}”, last changed on {formatMoment(text.at)} in {deviceOf(text.userAgent)}
              </span>
              <Cluster $gap="xs">
                <Button
                  size="small"
                  variant="secondary"
                  aria-label={`Open “${text.name || 'Untitled'}”`}
                  onClick={() => void open(text)}
                >
                  Open
                </Button>
                <Button
                  size="small"
                  variant="secondary"
                  aria-label={`Discard “${text.name || 'Untitled'}”`}
                  onClick={() => void discard(text)}
                >
                  Discard
                </Button>
              </Cluster>
            </li>
          ))}
        </List>
        {problem && <p role="alert">{problem}</p>}
      </Alert>
    </Root>
  )
}

const IRREVOCABLE = 'This cannot be undone.'

const discardQuestion = {
  kind: 'warning',
  heading: 'Discard this unsaved text?',
  confirmLabel: 'Discard text',
  cancelLabel: 'Keep it',
  cancelIsPrimary: true,
} as const

const replaceQuestion = {
  kind: 'warning',
  heading: 'Replace what you typed here?',
  message: 'Where the other text differs, it replaces what you have typed here since you opened the form.',
  confirmLabel: 'Replace my text',
  cancelLabel: 'Keep editing',
  cancelIsPrimary: true,
} as const

const Root = styled.div`
  margin-block-end: ${({ theme }) => theme.space.lg};
`

const List = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space.sm};
  margin-block-start: ${({ theme }) => theme.space.xs};

  & > li {
    display: flex;
    flex-wrap: wrap;
    gap: ${({ theme }) => theme.space.xs} ${({ theme }) => theme.space.md};
    align-items: center;
    justify-content: space-between;
  }
`
