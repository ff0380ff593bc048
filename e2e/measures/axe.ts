import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Hidden from readers and reached by Tab, on purpose: it hands the focus on as it leaves an open menu. */
const FOCUS_GUARD = '[data-base-ui-focus-guard]'

/** What axe finds on the page by WCAG 2.2 AA and best practice: the rule and where it is broken. */
export async function axeFindings(page: Page): Promise<string[]> {
  // Frames are of our own origin alone, so there is no need for a page of its own to gather what each frame found.
  const axe = new AxeBuilder({ page }).setLegacyMode().withTags(RULES).exclude(FOCUS_GUARD)
  const { violations } = await axe.analyze()
  const findings = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => ({ id, target: target.join(' ') })))
  const judged = await Promise.all(
    findings.map(async (finding) => ((await isOpenMenu(page, finding)) ? [] : [finding])),
  )
  return judged.flat().map(({ id, target }) => `${id}: ${target}`)
}

/**
 * An open menu hangs at the end of the page, so that nothing clips it, and belongs to the button that has opened it. axe
 * lets a dialog be there, in no landmark, and a menu not.
 */
const isOpenMenu = async (page: Page, { id, target }: { id: string; target: string }) =>
  id === 'region' &&
  (await page.locator(target).evaluate((element) => element.closest('[data-base-ui-portal]') !== null))
