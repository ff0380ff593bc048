import type { Locator, Page } from '@playwright/test'
import { atRest } from '../../tools/testing/at-rest'

/** Elements that open something, by their semantics. */
const TRIGGER = 'summary, [aria-expanded], [aria-haspopup], [popovertarget], [role=tab][aria-selected=false]'

export interface OpenedStates {
  /** What has been opened already: the layout is the same on every page, and all rows of a table have the same menu. */
  seen: Set<string>
  look: (state: string) => Promise<void>
}

/** Opens everything on the page that can be opened, one at a time, and runs `look` on each state. */
export async function inEveryOpenedState(page: Page, { seen, look }: OpenedStates): Promise<void> {
  await openAll(page, TRIGGER, { seen, look }, [])
}

async function openAll(page: Page, selector: string, states: OpenedStates, path: string[]) {
  const triggers = page.locator(selector).filter({ visible: true })
  for (let index = 0; index < (await triggers.count()); index += 1) {
    const { name, kind, id } = await triggers.nth(index).evaluate(nameOf)
    const opened = [...path, name]
    const key = [...path, kind].join(' > ')
    if (states.seen.has(key)) continue
    states.seen.add(key)
    // Opening may hide other triggers and change the name and the index of this one.
    const trigger = page.locator(`[data-trigger="${id}"]`)
    if (path.length === 0) await markKnown(page)
    await trigger.press('Enter')
    await states.look(opened.join(' > '))
    if (path.length === 0) await openAll(page, `:is(${TRIGGER}):not([data-known])`, states, opened)
    await close(page, trigger, path.length > 0)
    // Triggers in a drawer that is still closing would be counted.
    await page.evaluate(atRest)
  }
}

const markKnown = (page: Page) =>
  page.evaluate((selector) => {
    for (const known of window.probe.visible(selector)) known.setAttribute('data-known', '')
  }, TRIGGER)

/**
 * Closes by Escape, or by the trigger where that does not work. In a nested state, Escape would close the outer one.
 */
async function close(page: Page, trigger: Locator, isWithin: boolean) {
  if ((await trigger.count()) === 0) return
  const isOpen = await trigger.evaluate(stateOf)
  const isPopup = (await trigger.getAttribute('aria-haspopup')) !== null
  if (!isWithin || isPopup) await page.keyboard.press('Escape')
  if (isOpen && (await trigger.count()) > 0 && (await trigger.evaluate(stateOf))) await trigger.press('Enter')
}

/** Runs in the page: whether a trigger is marked as open. */
const stateOf = (element: Element) =>
  element.getAttribute('aria-expanded') === 'true' || element.parentElement?.hasAttribute('open') === true

/**
 * Runs in the page. Triggers are of one kind when they have the same style (in the content) or the same name (around
 * it).
 */
function nameOf(element: HTMLElement | SVGElement) {
  const id = (element.dataset.trigger ??= String(document.querySelectorAll('[data-trigger]').length))
  const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim()
  const kind = element.closest('main') ? `${location.pathname} ${element.tagName}.${element.className}` : name
  return { name, kind, id }
}
