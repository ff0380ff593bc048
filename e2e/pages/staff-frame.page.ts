import type { Locator, Page } from '@playwright/test'

/** The sidebar links of the role CAREERS (ST-08). */
export const CAREERS_LINKS = ['Dashboard', 'Add Career', 'View Careers', 'Applications', 'Future Applicants']

/** The layout around every back-office page. */
export class StaffFrame {
  readonly sidebar: Locator
  readonly logout: Locator
  readonly heading: Locator

  constructor(private readonly page: Page) {
    this.sidebar = page.getByRole('navigation', { name: 'Back office' })
    this.logout = page.getByRole('button', { name: 'Logout' })
    this.heading = page.getByRole('heading', { level: 1 })
  }

  async goto(path = '/dashboard') {
    await this.page.goto(path)
    await this.heading.waitFor()
  }
}
