import type { Locator, Page } from '@playwright/test'

/** Stops after which a page has been walked through more than once. */
const MOST_STOPS = 150

/** Somebody who has no pointer: everything is reached by Tab and done by keys. */
export class Keyboard {
  constructor(private readonly page: Page) {}

  /** Tabs on until the element has the focus. @throws {Error} when the keyboard does not come there. */
  async reach(target: Locator): Promise<void> {
    await target.waitFor()
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await this.page.keyboard.press('Tab')
    }
    throw new Error(`The keyboard does not come to ${String(target)}.`)
  }

  /** Reaches a field and writes over what it says. */
  async write(field: Locator, text: string): Promise<void> {
    await this.reach(field)
    await this.page.keyboard.press('Control+A')
    await this.page.keyboard.type(text)
  }

  /** Reaches a control and presses it. */
  async press(control: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    await this.reach(control)
    await this.page.keyboard.press(key)
  }

  /** Presses what has the focus already. */
  async confirm(): Promise<void> {
    await this.page.keyboard.press('Enter')
  }
}
