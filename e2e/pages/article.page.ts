import type { Locator, Page, Response } from '@playwright/test'

/** The page of a published blog. */
export class ArticlePage {
  readonly heading: Locator
  readonly picture: Locator
  readonly text: Locator

  constructor(private readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1 })
    this.picture = page.locator('article').getByRole('img').first()
    this.text = page.getByRole('article')
  }

  /** Opens the page and returns the response of its document. */
  async open(address: string): Promise<Response> {
    const response = await this.page.goto(address)
    if (!response) throw new Error(`${address} returned no response`)
    return response
  }
}
