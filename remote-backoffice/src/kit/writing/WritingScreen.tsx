import { use, useCallback, useEffect, useId, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { Eye, Maximize2, Minimize2, PanelRight, X } from 'lucide-react'
import { hideHeader, showHeader } from '@tekskills/shared/chrome/chrome-store'
import { useMediaQuery } from '@tekskills/shared/hooks/use-media-query'
import { QUERY } from '@tekskills/shared/theme/media'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { iconProps } from '@tekskills/shared/theme/icon-props'
import { EditableFields } from '../forms/EditableFields'
import { LivePreview } from '../preview/LivePreview'
import { ReviewSection } from '../review/ReviewSection'
import { Outline } from './Outline'
import { usePanelDialog } from './use-panel-dialog'
import { useSettingsPanel } from './use-settings-panel'
import { useStoredFlag } from './use-stored-flag'
import { ViewToolsPlace } from './view-tools'
import { CloseSheet, Layout, PanelHead, PanelTitle, Preview, Settings, Text, Tools } from './WritingScreen.styles'

interface WritingScreenProps {
  /** Names of the fields in the main column; all others are in the panel. Must be stable. */
  inText: readonly string[]
  /** Names of those that are rich texts. Must be stable. */
  texts: readonly string[]
  settings: ReactNode
  /** Title and text. */
  children: ReactNode
}

/**
 * Title and text first and wide, with the settings in a panel that can be closed (ADR 0089), or the page as readers will
 * see it in their place. All fields stay mounted: what a closed panel hides is saved, backed up and checked as before.
 */
export function WritingScreen({ inText, texts, settings, children }: WritingScreenProps) {
  const isInText = useCallback((name: string) => inText.includes(name), [inText])
  const isSheet = useMediaQuery(QUERY.belowWide)
  const preview = usePreviewPanel(isSheet)
  const cover = { isCovered: preview.isOpen, uncover: preview.giveWay }
  const settingsPanel = useSettingsPanel(isInText, isSheet, cover)
  const { isFull, toggleFull } = useFullScreen()
  const place = use(ViewToolsPlace)
  const id = useId()
  const [settingsId, previewId] = [`${id}settings`, `${id}preview`]

  function toggleSettings() {
    if (!settingsPanel.isOpen) closePreview()
    settingsPanel.setOpen(!settingsPanel.isOpen)
  }

  const closeSettings = () => settingsPanel.setOpen(false)
  const closePreview = () => preview.setOpen(false)
  const settingsDialog = usePanelDialog({ isOpen: settingsPanel.isOpen, isSheet, onClose: closeSettings })
  const previewDialog = usePanelDialog({ isOpen: preview.isOpen, isSheet, onClose: closePreview })
  const opener = (panelId: string, isOpen: boolean) =>
    ({
      variant: 'quiet',
      size: 'small',
      'aria-expanded': isOpen,
      'aria-controls': panelId,
      'aria-haspopup': isSheet ? 'dialog' : undefined,
    }) as const

  const tools = (
    <Tools role="group" aria-label="View">
      <Button
        {...opener(previewId, preview.isOpen)}
        icon={<Eye {...iconProps} />}
        onClick={() => preview.setOpen(!preview.isOpen)}
      >
        Preview
      </Button>
      <Button
        variant="quiet"
        size="small"
        icon={isFull ? <Minimize2 {...iconProps} /> : <Maximize2 {...iconProps} />}
        aria-pressed={isFull}
        onClick={toggleFull}
      >
        Full screen
      </Button>
      <Button
        {...opener(settingsId, settingsPanel.isOpen)}
        icon={<PanelRight {...iconProps} />}
        onClick={toggleSettings}
      >
        Settings
      </Button>
    </Tools>
  )
  return (
    <Layout data-full-screen={isFull || undefined}>
      {place === undefined ? tools : place && createPortal(tools, place)}
      <EditableFields>
        <Text>{children}</Text>
      </EditableFields>
      <Preview {...previewDialog} id={previewId} data-form-panel data-preview aria-labelledby={`${previewId}-title`}>
        {preview.isOpen && (
          <>
            <PanelHead>
              <PanelTitle id={`${previewId}-title`}>Preview</PanelTitle>
              {isSheet && <CloseButton label="Close preview" onClick={closePreview} />}
            </PanelHead>
            <LivePreview />
          </>
        )}
      </Preview>
      <Settings {...settingsDialog} id={settingsId} data-form-panel aria-labelledby={`${settingsId}-title`}>
        <PanelHead>
          <PanelTitle id={`${settingsId}-title`}>Settings</PanelTitle>
          {isSheet && <CloseButton label="Close settings" onClick={closeSettings} />}
        </PanelHead>
        <Outline fields={texts} beforeLeave={() => isSheet && closeSettings()} />
        <ReviewSection beforeLeave={() => isSheet && closeSettings()} />
        <EditableFields>{settings}</EditableFields>
      </Settings>
    </Layout>
  )
}

const CloseButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <CloseSheet type="button" aria-label={label} onClick={onClick}>
    <X {...iconProps} />
  </CloseSheet>
)

/**
 * The panel with the page. Where it is beside the text, it is open or closed as the user last left it, and replaces the
 * settings until it is closed.
 */
function usePreviewPanel(isSheet: boolean) {
  const { isOn: isAside, setOn: setAside, store: storeAside } = useStoredFlag('tk:preview-panel', false)
  const [isRaised, setRaised] = useState(false)
  /** Closes it this time, for a field in the settings. */
  const giveWay = useCallback(() => setAside(false), [setAside])
  return { isOpen: isSheet ? isRaised : isAside, setOpen: isSheet ? setRaised : storeAside, giveWay }
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
