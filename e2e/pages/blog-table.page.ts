import type { Locator, Page } from '@playwright/test'

/** All blogs in the back-office. */
export class BlogTablePage {
  readonly rows: Locator
  readonly search: Locator
  readonly status: Locator
  readonly range: Locator

  constructor(private readonly page: Page) {
    this.rows = page.getByRole('table', { name: 'Blogs' }).locator('tbody').getByRole('row')
    this.search = page.getByRole('searchbox', { name: 'Search' })
    this.status = page.getByRole('combobox', { name: 'Status' })
    this.range = page.locator('main').getByRole('status').filter({ hasText: / of / })
  }

  async goto(query = '') {
    await this.page.goto(`/viewblogs${query}`)
    await this.page.getByRole('heading', { level: 1, name: 'Blogs' }).waitFor()
  }

  row(name: string) {
    return this.rows.filter({ hasText: name })
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

  /** One of the actions in the menu of a row. */
  async choose(name: string, action: string) {
    await this.page.getByRole('button', { name: `More actions for ${name}` }).click()
    await this.page.getByRole('menuitem', { name: action, exact: true }).click()
  }

  async remove(name: string) {
    await this.choose(name, 'Delete')
    await this.page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await this.row(name).waitFor({ state: 'detached' })
  }
}
