import type { Page } from '@playwright/test'
import { atRest } from '../../tools/testing/at-rest'
import { focusPixels } from './focus-contrast'
import { beginWalk, endWalk, readStop, tabbable, type Box } from './keyboard-stop'

/** More than any page has; a walk that does not end is a keyboard trap. */
const MAX_STOPS = 500

/**
 * Tabs through the page from its first stop to its last and returns findings: wrong order, elements that are never
 * reached or are covered by a fixed bar, targets too small.
 * @param looks styles whose focus indicator has been measured already; without it, none is measured
 */
export async function walkByKeyboard(page: Page, looks?: Set<string>): Promise<string[]> {
  const findings: string[] = []
  // A layout that is still adapting to its window could remove the focused element.
  await page.evaluate(atRest)
  await page.evaluate(beginWalk, tabbable)
  for (let count = 0; ; count += 1) {
    if (count === MAX_STOPS) return [...findings, 'the keyboard never reaches the end']
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(readStop)
    if (!stop) return [...findings, ...(await page.evaluate(endWalk))]
    if (stop === 'same') continue
    findings.push(...stop.findings.map((finding) => `${stop.name} ${finding}`))
    if (!looks || looks.has(stop.look)) continue
    looks.add(stop.look)
    const needed = perimeterOf(stop.box)
    const found = await focusPixels(page, stop.box)
    const foundOnCard = found < needed && stop.card ? await focusPixels(page, stop.card) : 0
    if (Math.max(found, foundOnCard) < needed)
      findings.push(`${stop.name} shows its focus on ${found} pixels at 3:1, expected ${needed}`)
  }
}

/** Pixels of a 1-pixel outline around a box. */
const perimeterOf = ({ width, height }: Box) => Math.floor(2 * (width + height))
