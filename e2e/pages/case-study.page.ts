import type { Locator, Page } from '@playwright/test'
import { hydrated } from './hydration'

/** One published case study. */
export class CaseStudyPage {
  readonly banner: Locator
  readonly menu: Locator
  readonly toggle: Locator
  readonly marked: Locator
  readonly download: Locator

  constructor(private readonly page: Page) {
    this.banner = page.locator('article > header')
    this.menu = page.getByRole('navigation', { name: 'In this case study' })
    this.toggle = this.menu.getByRole('button', { name: 'Menu' })
    this.marked = this.menu.locator('[aria-current]')
    this.download = this.menu.getByRole('link', { name: 'Download' })
  }

  async goto(slug: string) {
    await this.page.goto(`/individualcasestudy/${slug}`)
    await hydrated(this.page)
  }

  entry(name: string) {
    return this.menu.getByRole('link', { name })
  }

  /** Where a part of the story stands in the window, in pixels from its top. */
  topOf(id: string) {
    return this.page.locator(`#${id}`).evaluate((section) => section.getBoundingClientRect().top)
  }

  /** Where the banner ends in the window, in pixels from its top. */
  bannerBottom() {
    return this.banner.evaluate((banner) => banner.getBoundingClientRect().bottom)
  }

  /** Scrolls by this many pixels at once. */
  async scrollBy(pixels: number) {
    await this.page.evaluate((top) => scrollBy({ top, behavior: 'instant' }), pixels)
  }
}
