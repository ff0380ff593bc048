import type { Page } from '@playwright/test'
import { atRest } from '../../tools/testing/at-rest'

/** Selects every row of a staff table, which shows its bulk actions, and runs `look`; does nothing on other pages. */
export async function withRowsSelected(page: Page, look: (state: string) => Promise<void>) {
  const all = page.locator('thead input[type=checkbox]').filter({ visible: true })
  if ((await all.count()) === 0) return
  await all.first().check()
  await page.evaluate(atRest)
  await look('rows selected')
  await all.first().uncheck()
}
