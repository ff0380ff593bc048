import { use, useCallback, useEffect, useId, useState, type ReactNode, type SyntheticEvent } from 'react'
import { createPortal } from 'react-dom'
import { Maximize2, Minimize2, PanelRight, X } from 'lucide-react'
import { hideHeader, showHeader } from '@tekskills/shared/chrome/chrome-store'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { Outline } from './Outline'
import { useSettingsPanel } from './use-settings-panel'
import { ViewToolsPlace } from './view-tools'
import { CloseSheet, Layout, Settings, SettingsHead, SettingsTitle, Text, Tools } from './WritingScreen.styles'

interface WritingScreenProps {
  /** Names of the fields in the main column; all others are in the panel. Must be stable. */
  inText: readonly string[]
  /** Names of those that are rich texts. Must be stable. */
  texts: readonly string[]
  settings: ReactNode
  /** Title and text. */
  children: ReactNode
}

const icon = { 'aria-hidden': true, strokeWidth: 1.75 } as const

/**
 * Title and text first and wide, with the settings in a panel that can be closed (ADR 0089). All fields stay mounted:
 * what a closed panel hides is saved, backed up and checked as before.
 */
export function WritingScreen({ inText, texts, settings, children }: WritingScreenProps) {
  const isInText = useCallback((name: string) => inText.includes(name), [inText])
  const { panel, isSheet, isOpen, setOpen } = useSettingsPanel(isInText)
  const { isFull, toggleFull } = useFullScreen()
  const place = use(ViewToolsPlace)
  const panelId = useId()
  const titleId = useId()

  function handleCancel(event: SyntheticEvent) {
    // A file input whose chooser is cancelled sends the same event, and it bubbles.
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    setOpen(false)
  }

  const tools = (
    <Tools role="group" aria-label="View">
      <Button
        variant="quiet"
        size="small"
        icon={isFull ? <Minimize2 {...icon} /> : <Maximize2 {...icon} />}
        aria-pressed={isFull}
        onClick={toggleFull}
      >
        Full screen
      </Button>
      <Button
        variant="quiet"
        size="small"
        icon={<PanelRight {...icon} />}
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-haspopup={isSheet ? 'dialog' : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        Settings
      </Button>
    </Tools>
  )
  return (
    <Layout data-full-screen={isFull || undefined}>
      {place === undefined ? tools : place && createPortal(tools, place)}
      <Text>{children}</Text>
      <Settings ref={panel} id={panelId} data-form-panel aria-labelledby={titleId} onCancel={handleCancel}>
        <SettingsHead>
          <SettingsTitle id={titleId}>Settings</SettingsTitle>
          {isSheet && (
            <CloseSheet type="button" aria-label="Close settings" onClick={() => setOpen(false)}>
              <X {...icon} />
            </CloseSheet>
          )}
        </SettingsHead>
        <Outline fields={texts} beforeLeave={() => isSheet && setOpen(false)} />
        {settings}
      </Settings>
    </Layout>
  )
}

/** Full screen hides the header and the sidebar; Escape ends it where nothing else used the key. */
function useFullScreen() {
  const [isFull, setFull] = useState(false)

  useEffect(() => {
    if (!isFull) return
    hideHeader()
    let isMenuOpen = false
    const noteMenu = ({ target }: KeyboardEvent) =>
      (isMenuOpen = target instanceof Element && target.hasAttribute('aria-activedescendant'))
    const handleKey = ({ key, defaultPrevented, target }: KeyboardEvent) => {
      // ProseMirror claims every Escape in a text.
      const isUsed = defaultPrevented && !(target instanceof Element && target.closest('.tiptap'))
      if (key === 'Escape' && !isUsed && !isMenuOpen && !document.querySelector('dialog:modal')) setFull(false)
    }
    addEventListener('keydown', noteMenu, { capture: true })
    addEventListener('keydown', handleKey)
    return () => {
      showHeader()
      removeEventListener('keydown', noteMenu, { capture: true })
      removeEventListener('keydown', handleKey)
    }
  }, [isFull])

  return { isFull, toggleFull: () => setFull(!isFull) }
}
