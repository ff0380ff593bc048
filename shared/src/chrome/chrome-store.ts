import { create } from 'zustand'

export type Consent = 'accepted' | 'declined' | 'unset'

interface ChromeState {
  /** Message for the layout's live region. */
  announcement: string
  /** Whether the site header is hidden, for example by the fixed section menu of a case study (CS-06). */
  headerHidden: boolean
  /** The visitor's choice in the cookie banner (LY-03). */
  consent: Consent
}

export const useChromeStore = create<ChromeState>(() => ({ announcement: '', headerHidden: false, consent: 'unset' }))

/** Announces a message to screen readers through the layout's live region. */
export const announce = (announcement: string) => useChromeStore.setState({ announcement })

export const hideHeader = () => useChromeStore.setState({ headerHidden: true })
export const showHeader = () => useChromeStore.setState({ headerHidden: false })
