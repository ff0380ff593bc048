import type { Locator, Page } from '@playwright/test'
import { hydrated } from './hydration'

/** The header of the microsite with its menus. */
export class MicrositePage {
  readonly toggle: Locator
  readonly menu: Locator
  readonly overlay: Locator
  readonly panels: Locator

  constructor(private readonly page: Page) {
    const header = page.getByRole('banner')
    this.toggle = header.getByRole('button', { name: /^(Open|Close) menu$/ })
    this.menu = header.locator('nav')
    this.overlay = page.getByTestId('menu-overlay')
    this.panels = header.getByRole('group')
  }

  async goto(path = '') {
    await this.page.goto(`/tekdatanova${path}`)
    await hydrated(this.page)
  }

  /** The button of a dropdown. */
  dropdown(label: string) {
    return this.menu.getByRole('button', { name: label, exact: true })
  }

  panel(label: string) {
    return this.page.getByRole('group', { name: label, exact: true })
  }

  /** The open states of the side menu, its overlay and its toggle. */
  sideStates() {
    return Promise.all([
      this.menu.getAttribute('data-open'),
      this.overlay.getAttribute('data-open'),
      this.toggle.getAttribute('aria-expanded'),
    ])
  }
}
