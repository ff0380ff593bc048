import type { Locator, Page } from '@playwright/test'

/** The form that adds and edits records of one kind. */
export class RecordFormPage {
  readonly storedPictures: Locator

  constructor(protected readonly page: Page) {
    this.storedPictures = page.getByAltText('The stored picture')
  }

  field(label: string) {
    return this.page.getByLabel(label, { exact: true })
  }

  /** Chooses one file for each of these fields, and describes what it shows. */
  async choosePictures(labels: readonly string[], file: Buffer) {
    for (const label of labels) {
      const field = this.page.getByLabel(label).and(this.page.locator('[type=file]'))
      await field.setInputFiles({ name: 'picture.png', mimeType: 'image/png', buffer: file })
    }
    if (labels.length > 0) await this.page.getByLabel('Description of the picture').fill('Two colours')
  }

  /** Saves by one of the buttons that do, and takes note of the success, which leads to the table. */
  async save(button: string, table: string) {
    await this.page.getByRole('button', { name: button, exact: true }).click()
    await this.page.getByRole('alertdialog', { name: 'Success!' }).getByRole('button', { name: 'Ok' }).click()
    await this.page.waitForURL(table)
  }
}
