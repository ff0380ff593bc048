import { useEffect, useEffectEvent, useState, type MouseEvent, type ReactNode } from 'react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { styled } from 'styled-components'
import { isPlainClick } from '@tekskills/shared/routing/plain-click'
import { useLocation, useNavigate } from '@tekskills/shared/routing/router'
import { browserStorage } from '@tekskills/shared/storage/browser-storage'
import { media } from '@tekskills/shared/theme/media'
import { ButtonLink } from '@tekskills/shared/ui/Button/ButtonLink'
import { Switch } from '@tekskills/shared/ui/Switch/Switch'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { TextLink } from '@tekskills/shared/ui/TextLink/TextLink'
import { iconProps } from '@tekskills/shared/theme/icon-props'
import { useWalk } from './applicant-walk'

const KEYS_OFF = 'tk:applicant-keys-off'

/** What the other keys lead to: the field or the button that decides about the applicant. */
const PARTS: Readonly<Record<string, string>> = {
  s: '[data-part="stage"] select',
  e: '[data-part="email"]',
  n: '[data-part="notes"] textarea',
}
const NONE = ':not(*)'

interface ApplicantWalkProps {
  id: string
  /** Address of the unfiltered list. */
  backTo: string
  backLabel: string
}

/**
 * The way back to the list, and to the previous and the next applicant in it: links, and the keys k and j. The keys s, e
 * and n lead to the stage, an email and a note, so that a list can be decided without a mouse.
 */
export function ApplicantWalk({ id, backTo, backLabel }: ApplicantWalkProps) {
  const { back, previous, next, position } = useWalk(id, backTo)
  const { pathname, state, key } = useLocation()
  const navigate = useNavigate()
  const [hasKeys, setKeys] = useState(() => browserStorage.read(KEYS_OFF) !== 'true')
  const addressOf = (other: string) => `${pathname}?applicant=${encodeURIComponent(other)}`
  const isWalked = typeof state === 'object' && state !== null && 'walked' in state

  // Replaces the entry in the browser's history, so that its back button leads to the list.
  const open = (other: string) => void navigate(addressOf(other), { replace: true, state: { walked: true } })
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isBusy(event.target)) return
    const other = { j: next, k: previous }[event.key]
    if (other) return open(other)
    const part = position && document.querySelector<HTMLElement>(PARTS[event.key] ?? NONE)
    if (!part) return
    // Otherwise the letter is typed into the field that it leads to.
    event.preventDefault()
    part.focus()
    if (part instanceof HTMLButtonElement) part.click()
  })
  useEffect(() => {
    if (!hasKeys) return
    const listen = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [hasKeys])

  function choose(isOn: boolean) {
    setKeys(isOn)
    browserStorage.write(KEYS_OFF, String(!isOn))
  }

  const step = (other: string | null, label: ReactNode, shortcut: string) =>
    other && (
      <ButtonLink
        size="small"
        variant="secondary"
        to={addressOf(other)}
        aria-keyshortcuts={hasKeys ? shortcut : undefined}
        onClick={(event: MouseEvent<HTMLAnchorElement>) => {
          if (!isPlainClick(event)) return
          event.preventDefault()
          open(other)
        }}
      >
        {label}
      </ButtonLink>
    )

  return (
    <Bar>
      <TextLink
        to={back}
        onClick={(event) => {
          // Back in history, so that the list keeps its scroll position.
          if ((key === 'default' && !isWalked) || !isPlainClick(event)) return
          if (history.state?.idx === 0) return
          event.preventDefault()
          void navigate(-1)
        }}
      >
        ← {backLabel}
      </TextLink>
      {position && (
        <Steps aria-label="Applicants in the list">
          {step(
            previous,
            <>
              <ChevronLeft {...iconProps} /> Previous
            </>,
            'k',
          )}
          <Text as="span" $size="small" $tone="muted">
            {position}
          </Text>
          {step(
            next,
            <>
              Next <ChevronRight {...iconProps} />
            </>,
            'j',
          )}
          <KeySwitch>
            <Switch label="Single-key shortcuts" checked={hasKeys} onChange={({ target }) => choose(target.checked)} />
          </KeySwitch>
        </Steps>
      )}
    </Bar>
  )
}

/** Whether the user is typing, or in a menu or dialog. */
const isBusy = (target: EventTarget | null) =>
  (target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable], dialog, [role="dialog"], [role="menu"]') !== null) ||
  document.querySelector('dialog[open], [role="menu"]') !== null

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.xs} ${({ theme }) => theme.space.md};
  align-items: center;
  justify-content: space-between;
  margin-block-end: ${({ theme }) => theme.space.sm};
`

const Steps = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.xs};
  align-items: center;
`

/** Phones have no keyboard. */
const KeySwitch = styled.span`
  ${media.phone} {
    display: none;
  }
`
