import type { Page } from '@playwright/test'
import { atRest } from '../../tools/testing/at-rest'

/** Ticks every row of a staff table, so that what can be done with them stands above it; elsewhere nothing. */
export async function withRowsChosen(page: Page, look: (state: string) => Promise<void>) {
  const all = page.locator('thead input[type=checkbox]').filter({ visible: true })
  if ((await all.count()) === 0) return
  await all.first().check()
  await page.evaluate(atRest)
  await look('rows chosen')
  await all.first().uncheck()
}
