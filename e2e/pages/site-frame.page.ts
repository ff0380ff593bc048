import type { Locator, Page } from '@playwright/test'

/** The layout around every public page. */
export class SiteFrame {
  readonly header: Locator
  readonly footer: Locator
  readonly menu: Locator
  readonly loadingBar: Locator
  readonly backToTop: Locator
  readonly cookieBanner: Locator
  readonly cookieSettings: Locator
  readonly heading: Locator
  readonly announcement: Locator

  constructor(private readonly page: Page) {
    this.header = page.getByRole('banner')
    this.footer = page.getByRole('contentinfo')
    this.menu = this.header.getByRole('navigation', { name: 'Main' })
    this.loadingBar = page.getByRole('progressbar', { name: 'Page loading' })
    this.backToTop = page.getByRole('button', { name: 'Back to top' })
    this.cookieBanner = page.getByRole('region', { name: 'May we use analytics?' })
    this.cookieSettings = this.footer.getByRole('button', { name: 'Cookie settings' })
    this.heading = page.getByRole('heading', { level: 1 })
    this.announcement = page.locator('#root > [role=status], #root [aria-live=polite]').last()
  }

  /** Follows a link of the menu, opening its submenu if it is in one. */
  async followMenu(name: string, submenu?: string) {
    if (submenu) await this.menu.getByText(submenu, { exact: true }).click()
    await this.menu.getByRole('link', { name, exact: true }).click()
  }

  chooseCookies(choice: 'Accept' | 'Decline') {
    return this.cookieBanner.getByRole('button', { name: choice }).click()
  }
}
