import type { Locator, Page } from '@playwright/test'

interface BlogText {
  name: string
  summary: string
  text: string
}

interface ChosenPicture {
  file: Buffer
  alt: string
}

/** The form that adds and edits blogs. */
export class BlogEditorPage {
  readonly name: Locator
  readonly summary: Locator
  readonly text: Locator
  readonly status: Locator
  readonly address: Locator
  readonly publishAt: Locator

  constructor(private readonly page: Page) {
    const form = page.getByRole('form', { name: 'Blog' })
    this.name = form.getByLabel('Name', { exact: true })
    this.summary = form.getByLabel('Summary')
    this.text = form.getByRole('textbox', { name: 'Text' })
    this.status = page.locator('main header')
    this.address = form.getByLabel('Address')
    this.publishAt = form.getByLabel('Publish at')
  }

  async goto(id?: string) {
    await this.page.goto(id ? `/blogs?id=${id}` : '/blogs')
    await this.text.waitFor()
  }

  async write({ name, summary, text }: BlogText) {
    await this.name.fill(name)
    await this.summary.fill(summary)
    await this.text.fill(text)
  }

  async choosePicture({ file, alt }: ChosenPicture) {
    await this.page
      .getByLabel('Picture', { exact: false })
      .and(this.page.locator('[type=file]'))
      .setInputFiles({ name: 'picture.png', mimeType: 'image/png', buffer: file })
    await this.page.getByLabel('Description of the picture').fill(alt)
  }

  /** Clicks one of the save buttons, by its label. */
  async press(label: string | RegExp) {
    await this.page.getByRole('group', { name: 'Save' }).getByRole('button', { name: label }).click()
  }

  /** Saves and confirms the success dialog, which opens the table. */
  async save(label: string | RegExp) {
    await this.press(label)
    const dialog = this.page.getByRole('alertdialog', { name: 'Success!' })
    await dialog.getByRole('button', { name: 'Ok' }).click()
    await this.page.waitForURL('/viewblogs')
  }
}
