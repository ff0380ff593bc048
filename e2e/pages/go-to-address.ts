import { expect, type Page } from '@playwright/test'

/**
 * Navigates within the document, as back and forward do, and waits until the new page is rendered: every page has its
 * own title.
 */
export async function goToAddress(page: Page, address: string): Promise<void> {
  const before = await page.title()
  await page.evaluate((path) => {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
  await expect(page, address).not.toHaveTitle(before)
}
