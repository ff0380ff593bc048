import type { Page } from '@playwright/test'
import { hydrated } from './hydration'

export class HomePage {
  constructor(private readonly page: Page) {}

  async goto() {
    await this.page.goto('/')
    await hydrated(this.page)
  }

  /** Opens the page without waiting for hydration. */
  async gotoUnhydrated() {
    await this.page.goto('/')
  }

  blog(name: string) {
    return this.page.getByRole('listitem').getByRole('link', { name, exact: true })
  }
}
