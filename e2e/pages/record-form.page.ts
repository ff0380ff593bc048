import type { Locator, Page } from '@playwright/test'

/** The form that adds and edits records of one type. */
export class RecordFormPage {
  readonly storedPictures: Locator

  constructor(protected readonly page: Page) {
    this.storedPictures = page.getByAltText('The stored picture')
  }

  field(label: string) {
    return this.page.getByLabel(label, { exact: true })
  }

  /** Chooses the file in each of these fields and fills in the description. */
  async choosePictures(labels: readonly string[], file: Buffer) {
    for (const label of labels) {
      const field = this.page.getByLabel(label).and(this.page.locator('[type=file]'))
      await field.setInputFiles({ name: 'picture.png', mimeType: 'image/png', buffer: file })
    }
    if (labels.length > 0) await this.page.getByLabel(/^Description of the (main )?picture/).fill('Two colors')
  }

  /** Saves with the given button and goes to the table: by the success dialog, or by its address after a draft. */
  async save(button: string, table: string) {
    await this.page.getByRole('button', { name: button, exact: true }).click()
    if (button === 'Save draft') return this.leaveSaved(table)
    await this.page.getByRole('alertdialog', { name: 'Success!' }).getByRole('button', { name: 'Ok' }).click()
    await this.page.waitForURL(table)
  }

  /** Goes to the table once the form is saved in place. */
  protected async leaveSaved(table: string) {
    await this.page.getByText(/^Saved at/).waitFor()
    await this.page.locator(`nav a[href="${table}"]`).first().click()
    await this.page.waitForURL(table)
  }
}
