import type { Locator, Page } from '@playwright/test'
import { RecordTablePage } from './record-table.page'

/** The table of blogs in the back-office. */
export class BlogTablePage extends RecordTablePage {
  readonly status: Locator
  readonly range: Locator

  constructor(page: Page) {
    super(page, 'Blogs')
    this.status = page.getByRole('combobox', { name: 'Status' })
    this.range = page.locator('main').getByRole('status').filter({ hasText: / of / })
  }

  async goto(query = '') {
    await this.page.goto(`/viewblogs${query}`)
    await this.page.getByRole('heading', { level: 1, name: 'Blogs' }).waitFor()
  }

  async sortBy(column: string) {
    await this.page.getByRole('columnheader', { name: column }).getByRole('button').click()
  }

  column(name: string) {
    return this.page.getByRole('columnheader', { name })
  }

  async edit(name: string) {
    await this.page.getByRole('link', { name: `Edit ${name}` }).click()
    await this.page.getByRole('heading', { level: 1, name: 'Edit blog' }).waitFor()
  }

  async addressOf(name: string): Promise<string> {
    const address = await this.page.getByRole('link', { name: `View ${name} on site` }).getAttribute('href')
    if (!address) throw new Error(`"${name}" has no public address`)
    return address
  }
}
