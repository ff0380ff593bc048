import { mailsTo } from '../../tools/testing/mailbox'
import { nightly } from '../fixtures/nightly'
import { expect, test } from '../fixtures/own-site'
import { axeFindings } from '../measures/axe'
import { hydrated } from '../pages/hydration'

test(
  'BO-05 an enquiry is assigned, annotated, replied to by email and erased',
  nightly,
  async ({ visitor, editor: { page }, running, unique }) => {
    const message = unique('The ledgers do not agree')
    const email = `${unique('mira')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')}@example.com`
    await visitor.page.goto('/contact')
    await hydrated(visitor.page)
    await visitor.page.getByRole('textbox', { name: 'First name' }).fill('Mira')
    await visitor.page.getByRole('textbox', { name: 'Last name' }).fill('Okafor')
    await visitor.page.locator('main').getByRole('textbox', { name: 'Email' }).first().fill(email)
    await visitor.page.getByRole('textbox', { name: 'Subject' }).fill('Ledgers')
    await visitor.page.getByRole('textbox', { name: 'Message' }).fill(message)
    await visitor.page.getByRole('textbox', { name: 'Message' }).press('Tab')
    await visitor.page.keyboard.press('Enter')
    await expect(visitor.page.getByRole('alertdialog', { name: 'Success!' })).toBeVisible()

    await page.goto(`/dashboard?tab=enquiries&q=${encodeURIComponent(email)}`)
    await page.getByRole('button', { name: 'More actions for Ledgers' }).click()
    await page.getByRole('menuitem', { name: 'Open' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Ledgers' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Message' })).toContainText(message)
    expect(await axeFindings(page)).toEqual([])

    await page.getByLabel('Assigned to').selectOption('Content team')
    await expect(page.getByLabel('Assigned to')).toHaveValue(/.+/)
    const note = page.getByLabel('New note')
    await note.fill('Ask finance first.')
    await note.press('Tab')
    await page.keyboard.press('Enter')
    const entries = page.getByRole('region', { name: 'Notes and replies' }).getByRole('listitem')
    await expect(entries).toHaveText([/Note.*Ask finance first\./])

    const reply = page.getByLabel('Your reply')
    await reply.fill('We will call you on Monday.')
    await page.reload()
    await expect(reply, 'an unfinished reply survives a reload').toHaveValue('We will call you on Monday.')
    await page.getByRole('button', { name: 'Send reply' }).click()
    await expect(entries.first()).toContainText('We will call you on Monday.')
    await expect(reply).toHaveValue('')
    await expect
      .poll(async () => (await mailsTo(running.dataDir, email)).map(({ text }) => text))
      .toEqual([expect.stringMatching(new RegExp(`^We will call you on Monday\\.[^]*> ${message}`))])
    expect(await axeFindings(page)).toEqual([])

    await page.getByRole('button', { name: 'Erase…' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Erase' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Enquiries' })).toBeVisible()
    await page.goto(`/dashboard?tab=enquiries&q=${encodeURIComponent(email)}`)
    await expect(page.getByRole('heading', { name: 'No matching enquiries' })).toBeVisible()
  },
)
