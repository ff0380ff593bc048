import type { Boot } from '@tekskills/shared/contracts/boot'

/** Id of the inert JSON that the server embeds in a page. */
export const BOOT_ID = 'boot'

/** What the server said about a page. @throws when the document was not made by the shell's server. */
export function readBoot(page: Document): Boot {
  const text = page.getElementById(BOOT_ID)?.textContent
  if (!text) throw new Error('This document carries no boot data.')
  return JSON.parse(text) as Boot
}
