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
  private readonly saveBar: Locator

  constructor(private readonly page: Page) {
    const form = page.getByRole('form', { name: 'Blog' })
    this.name = form.getByLabel('Name', { exact: true })
    this.summary = form.getByLabel('Summary')
    this.text = form.getByRole('textbox', { name: 'Text' })
    this.status = page.locator('main header')
    this.address = form.getByLabel('Address')
    this.saveBar = page.getByRole('group', { name: 'Save' })
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

  /** Opens the panel in which an item is published, updated, scheduled or taken off the site. */
  async openPublishing(): Promise<Locator> {
    const panel = this.page.getByRole('dialog', { name: /^(Publish|Update)$/ })
    if (!(await panel.isVisible()))
      await this.saveBar.getByRole('button', { name: /^(Publish|Update|Schedule)…$/ }).click()
    await panel.waitFor()
    return panel
  }

  /** Chooses “Later” with this local time, in the open panel. */
  async planFor(local: string) {
    const panel = await this.openPublishing()
    await panel.getByRole('radio', { name: 'Later' }).check()
    await this.publishAt.fill(local)
  }

  /** Presses “Save draft”, or a button of the panel: `Publish` makes public at once what the form holds. */
  async press(label: string | RegExp) {
    if (label === 'Save draft') return this.saveBar.getByRole('button', { name: label }).click()
    const panel = await this.openPublishing()
    if (label !== 'Publish') return panel.getByRole('button', { name: label }).click()
    await panel.getByRole('radio', { name: 'Now' }).check()
    await panel.getByRole('button', { name: /^(Publish now|Update)/ }).click()
  }

  /** Saves and goes to the table: by the success dialog, or by the sidebar after a save in place. */
  async save(label: string | RegExp) {
    await this.press(label)
    if (label === 'Save draft') {
      await this.page.getByText(/^Saved at \d{2}:\d{2}\.$/).waitFor()
      await this.page.getByRole('link', { name: 'View blogs' }).click()
    } else {
      const dialog = this.page.getByRole('alertdialog', { name: 'Success!' })
      await dialog.getByRole('button', { name: 'Ok' }).click()
    }
    await this.page.waitForURL('/viewblogs')
  }
}
