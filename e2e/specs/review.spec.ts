import type { Page } from '@playwright/test'
import { addColleague } from '../../tools/testing/add-colleague'
import { mailsTo } from '../../tools/testing/mailbox'
import { SITE_START_TIMEOUT, startSiteUnderTest } from '../../tools/testing/site-under-test'
import { expect, test as base } from '../fixtures/own-site'
import { nightly } from '../fixtures/nightly'
import { staffAt } from '../fixtures/people'
import { axeFindings } from '../measures/axe'

/** A site with a second editor, Asha. */
const test = base.extend<object, { passwords: Map<string, string> }>({
  purpose: 'review',
  passwords: [async ({}, use) => use(new Map()), { scope: 'worker' }],
  running: [
    async ({ passwords }, use) => {
      const site = await startSiteUnderTest({ APPROVAL_KINDS: 'BLOG' }, async (dataDir) => {
        passwords.set('Asha', await addColleague(dataDir, 'Asha', 'BLOGS'))
      })
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: SITE_START_TIMEOUT },
  ],
})

const TEXT = '<p>The crane lifts the load at noon.</p><p>Nobody works at night.</p>'

const reviewOf = (page: Page) => page.getByRole('region', { name: 'Review' })
const openReview = async (page: Page) => {
  const opener = reviewOf(page).getByRole('button', { name: /^Review/ })
  if ((await opener.getAttribute('aria-expanded')) === 'false') await opener.click()
}

/** Returns to the window, upon which the form checks for news. */
const comeBack = (page: Page) => page.evaluate(() => dispatchEvent(new Event('focus')))

test(
  'BO-05 two editors comment on words of a draft, reply and resolve; a comment stays with its words and is never lost',
  nightly,
  async ({ editor: { page, editor }, openContext, passwords, unique, reader, addDraft }) => {
    const name = unique('Reviewed')
    const { id } = await addDraft({ blogName: name, description: 'About a crane.', content: TEXT })
    await editor.goto(id)
    await openReview(page)
    await expect(reviewOf(page).getByText(/^No comments yet/)).toBeVisible()

    // By keyboard: select, Ctrl+Alt+M, type, Ctrl+Enter.
    await editor.text.click()
    await page.keyboard.press('Control+Home')
    for (let count = 0; count < 'The crane'.length; count += 1) await page.keyboard.press('Shift+ArrowRight')
    await page.keyboard.press('Control+Alt+M')
    const box = reviewOf(page).getByRole('group', { name: 'New comment' })
    await expect(box.getByRole('textbox', { name: 'New comment' })).toBeFocused()
    await expect(box.getByLabel('About')).toHaveValue('“')
    await page.keyboard.type('Which crane, please?')
    // What is typed survives a reload.
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage).includes('Which crane'))).toBe(true)
    await page.reload()
    await expect(box.getByText('Your unsent comment has been restored.')).toBeVisible()
    await expect(box.getByRole('textbox', { name: 'New comment' })).toHaveValue('Which crane, please?')
    await box.getByRole('textbox', { name: 'New comment' }).fill('Which crane?')
    await page.keyboard.press('Control+Enter')
    await expect(reviewOf(page).getByText('1 open')).toBeVisible()
    await expect(editor.text.locator('.comment-mark')).toHaveText('The crane')
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await axeFindings(page)).toEqual([])
    }

    // A colleague reads it while the form is open, and replies without taking over.
    const asha = staffAt(await (await openContext()).newPage())
    await asha.login.goto()
    await asha.login.signIn('asha', passwords.get('Asha') ?? '')
    await asha.editor.goto(id)
    const theirs = reviewOf(asha.page)
    await expect(theirs.getByText('Which crane?')).toBeVisible()
    await theirs.getByRole('button', { name: 'Reply' }).click()
    await asha.page.keyboard.type('The one at the dock.')
    await theirs.getByRole('button', { name: 'Send reply' }).click()
    await expect(theirs.getByText('The one at the dock.')).toBeVisible()
    await expect(theirs.getByRole('button', { name: 'Edit comment' })).toHaveCount(1)

    // The words move, and the comment leads to them.
    await comeBack(page)
    await expect(reviewOf(page).getByText('The one at the dock.')).toBeVisible()
    await editor.text.click()
    await page.keyboard.press('Control+Home')
    await page.keyboard.type('At the dock: ')
    await expect(editor.text.locator('.comment-mark')).toHaveText('The crane')
    await page.keyboard.press('Control+End')
    await reviewOf(page)
      .getByRole('button', { name: /The crane/ })
      .click()
    await expect(editor.text).toBeFocused()
    expect(await page.evaluate(() => getSelection()?.toString())).toBe('The crane')

    // When its words are rewritten, the comment stays with its quotation and says so.
    await page.keyboard.press('Control+a')
    await page.keyboard.type('Something else.')
    await expect(reviewOf(page).getByText('These words are no longer in the text.')).toBeVisible()
    await expect(reviewOf(page).locator('q').first()).toHaveText('The crane')
    await page.keyboard.press('Control+z')
    await expect(reviewOf(page).getByText('These words are no longer in the text.')).toHaveCount(0)

    await page.keyboard.press('Control+s')
    await expect(page.getByText(/^Saved at/)).toBeVisible()
    await reviewOf(page).getByRole('button', { name: 'Resolve' }).click()
    await expect(reviewOf(page).getByText('1 open')).toHaveCount(0)
    await expect(editor.text.locator('.comment-mark')).toHaveCount(0)
    await reviewOf(page).getByText('Resolved: 1').click()
    await expect(reviewOf(page).getByText(/^Resolved by/)).toBeVisible()

    await asha.page.reload()
    await openReview(asha.page)
    await reviewOf(asha.page).getByRole('button', { name: 'Approve' }).click()
    await expect(reviewOf(asha.page).getByText(/^Asha approved this version/)).toBeVisible()

    // Nothing of it is on the page.
    await editor.save('Publish')
    const found = await reader.page.request.get(`/api/public/user/get-allblogs?q=${encodeURIComponent(name)}`)
    const { content } = await found.json()
    const html = await (await reader.page.request.get(`/blog/${content[0].slug}`)).text()
    expect(html).toContain('lifts the load')
    for (const word of ['comment-mark', 'Which crane', 'The one at the dock']) expect(html).not.toContain(word)
  },
)

test('BO-05 a comment on a field is written, rejected when empty, and deleted on a phone', async ({
  editor: { page, editor },
  addDraft,
  unique,
}) => {
  const { id } = await addDraft({ blogName: unique('On a phone'), description: 'On a phone.', content: TEXT })
  await page.setViewportSize({ width: 390, height: 844 })
  await editor.goto(id)
  await page.getByRole('group', { name: 'View' }).getByRole('button', { name: 'Settings' }).click()
  await openReview(page)
  const box = reviewOf(page).getByRole('group', { name: 'New comment' })
  await box.getByLabel('About').selectOption({ label: 'Summary' })
  await box.getByRole('button', { name: 'Add comment' }).click()
  await expect(box.getByText('Enter a comment.')).toBeVisible()
  await box.getByRole('textbox', { name: 'New comment' }).fill('Too long?')
  await box.getByRole('button', { name: 'Add comment' }).click()
  await expect(reviewOf(page).getByText('1 open')).toBeVisible()
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(await axeFindings(page)).toEqual([])
  await reviewOf(page).getByRole('button', { name: 'Delete comment' }).click()
  await page.getByRole('button', { name: 'Delete comment' }).last().click()
  await expect(reviewOf(page).getByText(/^No comments yet/)).toBeVisible()
})

test('BO-05 a colleague is mentioned, approves exactly what was saved, and only that goes public', async ({
  editor: { page, editor },
  openContext,
  passwords,
  running,
  addDraft,
  unique,
  consoleWatch,
}) => {
  // What is not approved is rejected.
  consoleWatch.allow(/409/)
  const name = unique('Approved')
  const { id } = await addDraft({ blogName: name, description: 'Two pairs of eyes.', content: TEXT })
  await editor.goto(id)
  await openReview(page)
  const box = reviewOf(page).getByRole('textbox', { name: 'New comment' })
  await box.click()
  await page.keyboard.type('Please look, @As')
  const offered = reviewOf(page).getByRole('listbox', { name: 'Colleagues' })
  await expect(offered.getByRole('option', { name: 'Asha' })).toHaveAttribute('aria-selected', 'true')
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(box).toHaveValue('Please look, @Asha ')
  await page.keyboard.press('Control+Enter')
  await expect(reviewOf(page).getByText('Please look, @Asha')).toBeVisible()
  const mails = async () =>
    (await mailsTo(running.dataDir, 'asha@example.org')).filter(({ text }) => text.includes(name))
  await expect.poll(async () => (await mails()).length).toBe(1)
  const [mention] = await mails()
  const link = /\/blogs\?id=[\da-f-]+#comment-[\da-f-]+/.exec(mention?.text ?? '')?.[0] ?? ''

  const approval = (of: Page) => reviewOf(of).getByRole('group', { name: 'Approval' })
  await approval(page).getByLabel('Assigned to').selectOption('Asha')
  await expect(approval(page).getByRole('button', { name: 'Approve' })).toHaveCount(0)
  await approval(page).getByRole('button', { name: 'Request approval' }).click()
  await expect(approval(page).getByText(/requested approval/)).toBeVisible()
  await editor.press('Publish')
  await expect(page.getByText(/must be approved by someone else/)).toBeVisible()

  const asha = staffAt(await (await openContext()).newPage())
  await asha.login.goto()
  await asha.login.signIn('asha', passwords.get('Asha') ?? '')
  await asha.page.goto(link)
  await expect(reviewOf(asha.page).getByRole('listitem').filter({ hasText: 'Please look' })).toBeFocused()
  await approval(asha.page).getByRole('button', { name: 'Approve' }).click()
  await expect(approval(asha.page).getByText(/^Asha approved this version/)).toBeVisible()

  // A later change ends the approval.
  await comeBack(page)
  await expect(reviewOf(page).getByText('Approved', { exact: true })).toBeVisible()
  await editor.name.fill(`${name} now`)
  await page.keyboard.press('Control+s')
  await expect(reviewOf(page).getByText(/that approval no longer counts/)).toBeVisible()
  await editor.press('Publish')
  await expect(page.getByText(/changed since it was approved/)).toBeVisible()
  await asha.page.reload()
  await approval(asha.page).getByRole('button', { name: 'Approve' }).click()
  await expect(approval(asha.page).getByText(/^Asha approved this version/)).toBeVisible()
  await editor.save('Publish')
})
