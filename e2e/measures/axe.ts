import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds on the page by WCAG 2.2 AA and best practice: the rule and where it is broken. */
export async function axeFindings(page: Page): Promise<string[]> {
  // Frames are of our own origin alone, so there is no need for a page of its own to gather what each frame found.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(RULES).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}
