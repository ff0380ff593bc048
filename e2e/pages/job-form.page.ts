import { RecordFormPage } from './record-form.page'

const MONTH = 30 * 86_400_000

/** The form that adds and edits jobs. */
export class JobFormPage extends RecordFormPage {
  /** Fills in the required fields for an open job in Toronto that closes in a month. */
  async write(title: string, description: string) {
    await this.field('Job title').fill(title)
    await this.field('Employment').selectOption('Full-time')
    await this.field('Country').selectOption('Canada')
    await this.field('City').fill('Toronto')
    await this.page.getByRole('textbox', { name: 'Description' }).fill(description)
    await this.field('Closing date').fill(new Date(Date.now() + MONTH).toISOString().slice(0, 10))
  }

  /** Saves the job as open, which opens the table. */
  async open() {
    await this.save('Publish', '/viewcareers')
  }

  /** Saves an open job in place, and goes to the table. */
  async update() {
    await this.page.getByRole('button', { name: 'Update', exact: true }).click()
    await this.leaveSaved('/viewcareers')
  }
}
