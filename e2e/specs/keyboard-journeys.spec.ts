import { expect, test } from '../fixtures/test'
import { ApplicationPage } from '../pages/application.page'
import { Keyboard } from '../pages/keyboard'
import { hydrated } from '../pages/hydration'
import { nightly } from '../fixtures/nightly'
import { staffAt } from '../fixtures/people'
import type { StaffAccount } from '../../tools/testing/site-of-run'

const JOURNEY_LIMIT = 120_000

/** Signs in without a pointer. */
const keyboardTest = test.extend<{
  signIn: (account: StaffAccount) => Promise<ReturnType<typeof staffAt> & { keys: Keyboard }>
}>({
  signIn: async ({ page, site }, use) => {
    await use(async (account) => {
      const keys = new Keyboard(page)
      await page.goto('/login')
      await hydrated(page)
      const staff = staffAt(page)
      await keys.write(staff.login.username, account)
      await keys.write(staff.login.password, site.passwords[account])
      await keys.confirm()
      await page.waitForURL('/dashboard')
      await staff.staffFrame.heading.waitFor()
      return { ...staff, keys }
    })
  },
})

keyboardTest(
  'BO-03 BO-04 LY-07 a blog is written, published, changed, deleted and restored by keyboard alone',
  async ({ signIn, unique }) => {
    test.setTimeout(JOURNEY_LIMIT)
    const { page, keys, staffFrame, blogs, editor } = await signIn('blogs')
    const name = unique('Written without a mouse')
    await keys.press(staffFrame.sidebar.locator('a[href="/blogs"]'))
    await keys.write(editor.name, name)
    await keys.write(editor.summary, 'Keys are enough.')
    await keys.reach(editor.text)
    await page.keyboard.press('Control+B')
    await page.keyboard.type('Bold')
    await page.keyboard.press('Control+B')
    await page.keyboard.type(' and plain.')
    await keys.press(page.getByRole('button', { name: 'Publish…' }))
    await keys.press(page.getByRole('dialog').getByRole('button', { name: /^Publish now/ }))
    await page.getByRole('alertdialog', { name: 'Success!' }).waitFor()
    await keys.confirm()
    await page.waitForURL('/viewblogs')

    await keys.press(page.getByRole('link', { name: `Edit ${name}` }))
    await expect(editor.name).toHaveValue(name)
    await expect(editor.text.locator('strong')).toHaveText('Bold')
    await keys.write(editor.summary, 'Keys are more than enough.')
    await keys.press(page.getByRole('button', { name: 'Update…' }))
    await keys.press(page.getByRole('dialog').getByRole('button', { name: /^Update/ }))
    await page.getByRole('alertdialog', { name: 'Success!' }).waitFor()
    await keys.confirm()
    await page.waitForURL('/viewblogs')

    await keys.press(page.getByRole('button', { name: `More actions for ${name}` }))
    await expect(page.getByRole('menuitem').first()).toBeFocused()
    await page.keyboard.type('Delete')
    await keys.confirm()
    await page.getByRole('alertdialog').waitFor()
    await keys.press(page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }))
    await blogs.row(name).waitFor({ state: 'detached' })
    await keys.press(page.getByRole('button', { name: 'Undo' }))
    await expect(blogs.row(name)).toBeVisible()
    await keys.press(staffFrame.logout)
    await page.waitForURL(/\/login/)
  },
)

keyboardTest(
  'BO-01 BO-02 LY-07 a job is posted, and an applicant is reviewed, annotated and moved to the next stage by keyboard alone',
  nightly,
  async ({ signIn, openContext, unique }) => {
    test.setTimeout(JOURNEY_LIMIT)
    const { page, keys, staffFrame } = await signIn('careers')
    const title = unique('Keeper of the keys')
    await keys.press(staffFrame.sidebar.getByRole('link', { name: 'Add Career', exact: true }))
    await keys.write(page.getByLabel('Job title'), title)
    await keys.reach(page.getByLabel('Employment', { exact: true }))
    await page.keyboard.type('Full')
    await keys.reach(page.getByLabel('Country'))
    await page.keyboard.type('Can')
    await keys.write(page.getByLabel('City'), 'Toronto')
    await keys.write(page.getByRole('textbox', { name: 'Description' }), 'Keeps every key in its place.')
    await keys.reach(page.getByLabel('Closing date'))
    await page.keyboard.type(`0101${new Date().getFullYear() + 1}`)
    await keys.press(page.getByRole('button', { name: 'Publish' }))
    await page.getByRole('alertdialog', { name: 'Success!' }).waitFor()
    await keys.confirm()
    await page.waitForURL('/viewcareers')
    const job = page.getByRole('row').filter({ hasText: title })
    await expect(job).toContainText('Toronto')

    const address = (await job.getByRole('link', { name: /on site/ }).getAttribute('href')) ?? ''
    const applicant = unique('Ada Keys')
    const form = new ApplicationPage(await (await openContext()).newPage())
    await form.goto(address.split('job=')[1] ?? '')
    await form.fill(applicant, `${applicant.replaceAll(' ', '.')}@example.com`)
    await form.send.click()
    await form.reference.waitFor()

    await keys.press(staffFrame.sidebar.getByRole('link', { name: 'Applications', exact: true }))
    await staffFrame.heading.filter({ hasText: 'Applications' }).waitFor()
    await keys.reach(page.getByRole('combobox', { name: 'Stage' }))
    await page.keyboard.type('New')
    await expect(page).toHaveURL(/type=NEW/)
    const rows = page.getByRole('table').locator('tbody').getByRole('row')
    await expect(rows.filter({ hasNotText: 'New' })).toHaveCount(0)
    await keys.press(rows.getByRole('link', { name: applicant }))
    await expect(staffFrame.heading).toHaveText(applicant)
    const note = unique('Called back')
    await keys.write(page.getByLabel('New note'), note)
    await keys.press(page.getByRole('button', { name: 'Add note' }))
    await expect(page.getByText(note)).toBeVisible()
    await keys.reach(page.getByRole('radio', { name: '1 of 5' }))
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: '2 of 5' })).toBeChecked()
    await keys.reach(page.getByLabel('Stage', { exact: true }).and(page.locator('select')))
    await page.keyboard.type('Off')
    await keys.press(page.getByRole('button', { name: 'Move to Offer' }))
    await expect(page.getByRole('region', { name: 'History' })).toContainText('to Offer')
  },
)
