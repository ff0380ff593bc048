import type { Locator, Page } from '@playwright/test'

/** More stops than any page has. */
const MAX_STOPS = 150

/** A user without a pointer, who reaches everything with Tab and operates it with keys. */
export class Keyboard {
  constructor(private readonly page: Page) {}

  /** Presses Tab until the element has focus. @throws {Error} when the keyboard does not reach it. */
  async reach(target: Locator): Promise<void> {
    await target.waitFor()
    for (let stop = 0; stop < MAX_STOPS; stop += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await this.page.keyboard.press('Tab')
    }
    throw new Error(`The keyboard does not reach ${String(target)}.`)
  }

  /** Reaches a field and replaces its value. */
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

  /** Presses Enter on the focused element. */
  async confirm(): Promise<void> {
    await this.page.keyboard.press('Enter')
  }
}
