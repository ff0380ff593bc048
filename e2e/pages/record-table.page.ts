import type { Locator, Page } from '@playwright/test'

/** A table of records in the back-office. */
export class RecordTablePage {
  readonly rows: Locator
  readonly search: Locator

  /** @param name caption of the table, needed only on a page with several */
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

  /** The link with this name, which opens the form or page of the record; it may be marked as unread. */
  link(name: string) {
    return this.rows.getByRole('link').filter({ has: this.page.getByText(name, { exact: true }) })
  }

  /** Searches by name, chooses a value of the filter with this label and waits for the row. */
  async find(name: string, [filter, choice]: readonly [string, string]) {
    await this.search.fill(name)
    await this.page.waitForURL(/[?&]q=/)
    await this.page.getByRole('combobox', { name: filter, exact: true }).selectOption(choice)
    // The address has the value as `type` in every table, whatever the label of the filter.
    await this.page.waitForURL(/[?&]type=/)
    await this.link(name).waitFor()
  }

  /** Chooses an action in the menu of a row. */
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
