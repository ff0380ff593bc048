import type { ComponentType } from 'react'
import { create } from 'zustand'
import { showDialog } from '@tekskills/shared/dialogs/dialog-store'
import { reportCaught } from '../release-reports/report-uncaught'
import type { ChoicesState } from './read-release-choices'

/** Fragment with which any page opens the panel, for QA without an account. */
const FRAGMENT = '#releases'

export interface ReleasePanelProps {
  /** What may be chosen; read before the panel is shown, so that its content does not shift. */
  choices: ChoicesState
  onClose: () => void
}

interface PanelState {
  /** The panel has been requested and is being loaded. */
  isLoading: boolean
  /** The panel while it is open. */
  panel: { Panel: ComponentType<ReleasePanelProps>; choices: ChoicesState; showsErrors?: boolean } | null
}

/** The panel of releases. Its code is a separate chunk, loaded only when the panel is opened. */
export const useReleasePanel = create<PanelState>(() => ({ isLoading: false, panel: null }))

export const closeReleasePanel = (): void => useReleasePanel.setState({ panel: null })

/** Loads the panel with what it shows and opens it, or says that it could not be loaded. */
export async function openReleasePanel(): Promise<void> {
  useReleasePanel.setState({ isLoading: true })
  try {
    const { ReleasePanel, readFirst } = await import(/* webpackChunkName: "release-panel" */ './ReleasePanel')
    const choices = await readFirst()
    useReleasePanel.setState({ panel: { Panel: ReleasePanel, choices } })
  } catch (error) {
    reportCaught(error)
    await showDialog({ kind: 'error', message: 'The release panel could not be loaded. Please try again.' })
  } finally {
    useReleasePanel.setState({ isLoading: false })
  }
}

/** Opens the panel when the address of the page asks for it, now or later. */
export function followReleaseFragment(): void {
  const open = () => void (location.hash === FRAGMENT && openReleasePanel())
  addEventListener('hashchange', open)
  open()
}
