import type { Locator, Page } from '@playwright/test'
import { hydrated } from './hydration'

/** The page of a published case study. */
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

  /** Distance of a section from the top of the window, in pixels. */
  topOf(id: string) {
    return this.page.locator(`#${id}`).evaluate((section) => section.getBoundingClientRect().top)
  }

  /** Distance of the banner's bottom edge from the top of the window, in pixels. */
  bannerBottom() {
    return this.banner.evaluate((banner) => banner.getBoundingClientRect().bottom)
  }

  /** Scrolls instantly by this many pixels. */
  async scrollBy(pixels: number) {
    await this.page.evaluate((top) => scrollBy({ top, behavior: 'instant' }), pixels)
  }
}
