import type { Locator, Page } from '@playwright/test'
import { hydrated } from './hydration'

/** The list of published blogs. */
export class InsightsPage {
  readonly search: Locator
  /** Headings of the cards, newest first. To open one, use the last: a parallel test may unpublish the newest. */
  readonly articles: Locator

  constructor(private readonly page: Page) {
    this.search = page.getByRole('searchbox', { name: 'Search the articles' })
    this.articles = page.locator('main').getByRole('heading', { level: 2 })
  }

  async goto(query = '') {
    await this.page.goto(`/resources/blogs${query}`)
    await hydrated(this.page)
  }

  /** Opens the page without waiting for hydration. */
  async gotoUnhydrated(query = '') {
    await this.page.goto(`/resources/blogs${query}`)
  }

  blog(name: string) {
    return this.page.locator('main').getByRole('link', { name, exact: true })
  }
}
