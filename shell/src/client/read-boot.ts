import type { Boot } from '@tekskills/shared/contracts/boot'

/** Id of the inert JSON that the server embeds in a page. */
export const BOOT_ID = 'boot'

/** Reads the boot data of a page. @throws when the document was not rendered by the shell server. */
export function readBoot(page: Document): Boot {
  const text = page.getElementById(BOOT_ID)?.textContent
  if (!text) throw new Error('This document contains no boot data.')
  return JSON.parse(text) as Boot
}
