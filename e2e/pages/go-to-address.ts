import { expect, type Page } from '@playwright/test'

/**
 * Goes to an address of the site without leaving the document, as going back or forward does, and waits until the page
 * there has drawn itself: every page has a title of its own.
 */
export async function goToAddress(page: Page, address: string): Promise<void> {
  const before = await page.title()
  await page.evaluate((path) => {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
  await expect(page, address).not.toHaveTitle(before)
}
