import type { Locator, Page } from '@playwright/test'

/** A table of records in the back-office. */
export class RecordTablePage {
  readonly rows: Locator
  readonly search: Locator

  /** @param name that of the table, where a page has more than one */
  constructor(
    protected readonly page: Page,
    name?: string,
  ) {
    this.rows = page.getByRole('table', { name }).locator('tbody').getByRole('row')
    this.search = page.getByRole('searchbox', { name: 'Search' })
  }

  row(name: string) {
    return this.rows.filter({ hasText: name })
  }

  /** The link of a name, which leads to its form or page. */
  link(name: string) {
    return this.rows.getByRole('link', { name, exact: true })
  }

  /** Searches by a name and narrows the table to the rows of one choice, until that name alone is left. */
  async find(name: string, [filter, choice]: readonly [string, string]) {
    await this.search.fill(name)
    await this.page.waitForURL(/[?&]q=/)
    await this.page.getByRole('combobox', { name: filter, exact: true }).selectOption(choice)
    await this.page.waitForURL(/[?&]type=/)
    await this.link(name).waitFor()
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
