import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Hidden from screen readers but focusable on purpose: it forwards the focus when Tab leaves an open menu. */
const FOCUS_GUARD = '[data-base-ui-focus-guard]'

/** Belongs to no landmark, and may appear at any time. */
const LOADING_BAR = '[role="progressbar"][aria-label="Page loading"]'

/** Violations of WCAG 2.2 AA and best practice that axe finds on the page once its motion has ended: rule and element. */
export async function axeFindings(page: Page): Promise<string[]> {
  await page.evaluate(motionEnds)
  // Legacy mode: all frames have our own origin, so axe needs no separate page to collect their results.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(RULES)
    .exclude(FOCUS_GUARD)
    .exclude(LOADING_BAR)
  const { violations } = await axe.analyze()
  const findings = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => ({ id, target: target.join(' ') })))
  const judged = await Promise.all(
    findings.map(async (finding) => ((await isOpenMenu(page, finding)) ? [] : [finding])),
  )
  return judged.flat().map(({ id, target }) => `${id}: ${target}`)
}

/**
 * An open menu is a portal at the end of the page, so that nothing clips it, and belongs to its button. axe accepts a
 * dialog outside of landmarks, but not a menu.
 */
const isOpenMenu = async (page: Page, { id, target }: { id: string; target: string }) =>
  id === 'region' &&
  (await page.locator(target).evaluate((element) => element.closest('[data-base-ui-portal]') !== null))

/** Runs in the page. Animations without an end, such as those of loading sections, do not count. */
async function motionEnds(): Promise<void> {
  const running = () =>
    document.getAnimations().filter(({ playState, effect }) => {
      const { endTime } = effect?.getComputedTiming() ?? {}
      return playState === 'running' && typeof endTime === 'number' && Number.isFinite(endTime)
    })
  for (let moving = running(); moving.length > 0; moving = running())
    await Promise.allSettled(moving.map(({ finished }) => finished))
}
