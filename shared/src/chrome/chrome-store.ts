import { create } from 'zustand'

export type Consent = 'accepted' | 'declined' | 'unset'

interface ChromeState {
  /** What the live region of the layout says next. */
  announcement: string
  /** The site header gives way, e.g. to the fixed section menu of a case study (CS-06). */
  headerHidden: boolean
  /** The visitor's answer to the cookie banner (LY-03). */
  consent: Consent
}

export const useChromeStore = create<ChromeState>(() => ({ announcement: '', headerHidden: false, consent: 'unset' }))

/** Has the layout's live region say something to people who do not see the page change. */
export const announce = (announcement: string) => useChromeStore.setState({ announcement })

export const hideHeader = () => useChromeStore.setState({ headerHidden: true })
export const showHeader = () => useChromeStore.setState({ headerHidden: false })
