import type { ReleaseSelection } from '@tekskills/shared/contracts/boot'

/** Where the first inline script of a page remembers the releases that a tab has chosen (`start-scripts.ts`). */
const KEY = 'release'

/**
 * Ends the choice of a tab that got the live releases instead, because the server no longer offers what it chose, and says
 * so in the console.
 * @param override the releases that the server used at the tab's request
 */
export function dropRefusedRelease(override: ReleaseSelection | undefined): void {
  try {
    const chosen = sessionStorage.getItem(KEY)
    if (override || !chosen) return
    sessionStorage.removeItem(KEY)
    console.info(`${chosen} cannot be chosen any more: it was replaced, or never went live. This is the live release.`)
  } catch {
    // Storage is blocked, so nothing was chosen.
  }
}
