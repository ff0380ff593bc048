import { useState } from 'react'
import { styled } from 'styled-components'
import { useLocation } from '@tekskills/shared/routing/router'
import { isLoggedIn } from '@tekskills/shared/session/session-store'
import { keepReturnPath } from '@tekskills/shared/session/return-path'
import { Alert } from '@tekskills/shared/ui/Alert/Alert'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { ButtonLink } from '@tekskills/shared/ui/Button/ButtonLink'
import { Dialog } from '@tekskills/shared/ui/Dialog/Dialog'
import { Spinner } from '@tekskills/shared/ui/Spinner/Spinner'
import { TextLink } from '@tekskills/shared/ui/TextLink/TextLink'
import { readBoot } from '../client/read-boot'
import { useSite } from '../routing/site-context'
import { useReleasePanel, type ReleasePanelProps } from './open-release-panel'
import { PartReleases } from './PartReleases'
import { liveAddress, releaseAddress } from './release-address'
import { ReleaseErrors } from './ReleaseErrors'
import { ReleaseLink } from './ReleaseLink'
import { readReleaseChoices, type ChoicesState } from './read-release-choices'
import { selectionOf, usedReleases } from './used-releases'

/**
 * For staff and QA: the releases that this page is made of, others to choose, the link to share, and the link back to what
 * visitors see (ADR 0074).
 */
export function ReleasePanel({ choices: first, onClose }: ReleasePanelProps) {
  const { override, findOwner, releaseOf } = useSite()
  const { pathname, search, hash } = useLocation()
  const [state, setState] = useState<ChoicesState | null>(first)
  const [values, setValues] = useState<Readonly<Record<string, string>>>({})
  // Not a state of the panel, which is remounted when a loading page replaces the layout.
  const showsErrors = useReleasePanel(({ panel }) => panel?.showsErrors)
  const [boot] = useState(() => readBoot(document))
  const owner = findOwner(pathname)?.remote
  const choices = state?.status === 'ready' ? state.choices : undefined
  const parts = usedReleases({ boot, shell: process.env['RELEASE'] ?? '', releaseOf, owner }, choices)
  const selection = selectionOf(parts, values)
  const page = { pathname, search, hash: hash === '#releases' ? '' : hash }
  const isLive = Object.keys(selection).length === 0
  const address = isLive ? liveAddress(page) : releaseAddress(page, selection)

  const retry = async () => {
    setState(null)
    setState(await readReleaseChoices(override))
  }

  if (showsErrors) return <ReleaseErrors choices={choices} onBack={() => setShowsErrors(false)} onClose={onClose} />

  return (
    <Dialog
      heading="Releases of this page"
      size="medium"
      onClose={onClose}
      actions={
        (override ?? choices) && (
          <>
            {override && (
              <ButtonLink href={releaseAddress(page, {})} variant="secondary">
                Back to live
              </ButtonLink>
            )}
            {choices && (
              <Button onClick={() => location.assign(releaseAddress(page, selection))}>Show this choice</Button>
            )}
          </>
        )
      }
    >
      <Parts>
        {parts.map((part) => (
          <PartReleases
            key={part.name}
            part={part}
            isKnown={choices !== undefined}
            isOwner={part.name === owner}
            value={values[part.name]}
            onChoose={(release) => setValues((before) => ({ ...before, [part.name]: release }))}
          />
        ))}
      </Parts>
      {state === null && (
        <Waiting role="status">
          <Spinner /> Loading the other published releases…
        </Waiting>
      )}
      {state?.status === 'failed' && (
        <Alert tone="danger" live heading="The other published releases could not be loaded.">
          <p>{state.message}</p>
          <Button variant="secondary" size="small" onClick={() => void retry()}>
            Try again
          </Button>
        </Alert>
      )}
      {state?.status === 'forbidden' && (
        <Alert>
          <TextLink to="/login" onClick={() => (keepReturnPath(liveAddress(page)), onClose())}>
            Log in
          </TextLink>{' '}
          to see where these releases come from, and to choose others.
        </Alert>
      )}
      {choices && <ReleaseLink address={location.origin + address} />}
      {isLoggedIn() && (
        <Button variant="secondary" size="small" onClick={() => setShowsErrors(true)}>
          What failed
        </Button>
      )}
    </Dialog>
  )
}

/** The initial content of the panel. */
export const readFirst = (): Promise<ChoicesState> => readReleaseChoices(readBoot(document).override)

const setShowsErrors = (showsErrors: boolean) =>
  useReleasePanel.setState(({ panel }) => ({ panel: panel && { ...panel, showsErrors } }))

const Parts = styled.ul`
  margin: 0 0 ${({ theme }) => theme.space.md};
  padding: 0;
  list-style: none;
`

const Waiting = styled.p`
  display: flex;
  gap: ${({ theme }) => theme.space.xs};
  align-items: center;
  padding-block: ${({ theme }) => theme.space.sm};
  color: ${({ theme }) => theme.color.textMuted};
`
