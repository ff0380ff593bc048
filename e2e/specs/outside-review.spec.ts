import type { Page } from '@playwright/test'
import type { Review } from '@tekskills/shared/contracts/http/reviews'
import { mailsTo } from '../../tools/testing/mailbox'
import { staffCall } from '../commands/staff-call'
import { expect, test as base } from '../fixtures/own-site'
import { nightly } from '../fixtures/nightly'
import { failedRequestMessages } from '../fixtures/service-calls'
import { axeFindings } from '../measures/axe'
import { hydrated } from '../pages/hydration'

const test = base.extend<object>({ purpose: 'outside-review' })

const TEXT = '<p>The crane lifts the load at noon.</p><ul><li><p>Nobody works at night.</p></li></ul>'

const reviewOf = (page: Page) => page.getByRole('region', { name: 'Review' })
const shareOf = (page: Page) => reviewOf(page).getByRole('group', { name: 'Share with people outside' })
const commentsOf = (page: Page) => page.getByRole('complementary', { name: 'Comments' })

/** Selects words of the page as a mouse would. */
const select = (page: Page, words: string) =>
  page.evaluate((wanted) => {
    const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.textContent?.indexOf(wanted) ?? -1
      if (at >= 0) getSelection()?.setBaseAndExtent(node, at, node, at + wanted.length)
    }
  }, words)

test('BO-05 somebody without an account comments on a draft through a link, and sees replies and resolution', async ({
  editor: { page, editor },
  openContext,
  unique,
  addDraft,
  running,
  consoleWatch,
}) => {
  const name = unique('Shared')
  const { id } = await addDraft({ blogName: name, description: 'About a crane.', content: TEXT })
  await editor.goto(id)
  await reviewOf(page)
    .getByRole('button', { name: /^Review/ })
    .click()
  const internal = reviewOf(page).getByRole('group', { name: 'New comment' })
  await internal.getByRole('textbox', { name: 'New comment' }).fill('Between us only.')
  await internal.getByRole('button', { name: 'Add comment' }).click()
  await expect(reviewOf(page).getByText('1 open')).toBeVisible()

  await expect(shareOf(page).getByRole('checkbox', { name: 'Allow comments' })).not.toBeChecked()
  await shareOf(page).getByRole('checkbox', { name: 'Allow comments' }).check()
  await shareOf(page).getByRole('button', { name: 'Create link' }).click()
  const address = await shareOf(page).getByLabel('Link with comments').inputValue()
  expect(await axeFindings(page)).toEqual([])

  // A reviewer outside, who selects words, and loses nothing in a reload.
  const outside = await (await openContext()).newPage()
  await outside.goto(address)
  await expect(outside.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(outside.getByRole('region', { name: 'Preview: not public' })).toBeVisible()
  await expect(outside.getByRole('link', { name: /^Share on/ })).toHaveCount(0)
  const head = (await (await outside.request.get(address)).text()).split('</head>')[0]
  expect(head).toContain('content="noindex, nofollow"')
  expect(head).not.toMatch(/rel="canonical"|og:|twitter:/)
  const comments = commentsOf(outside)
  await expect(outside.getByRole('button', { name: 'Comments', exact: true })).toBeVisible()
  await select(outside, 'The crane')
  await outside.getByRole('button', { name: 'Comment on selection' }).click()
  await expect(comments.getByText('The crane')).toBeVisible()
  await expect(comments.getByText('Between us only.')).toHaveCount(0)
  await comments.getByRole('button', { name: 'Send comment' }).click()
  await expect(comments.getByText('Enter a comment.')).toBeVisible()
  await comments.getByRole('textbox', { name: 'New comment' }).fill('Which crane?')
  await outside.reload()
  await outside.getByRole('button', { name: 'Comments', exact: true }).click()
  await expect(comments.getByRole('textbox', { name: 'New comment' })).toHaveValue('Which crane?')
  await select(outside, 'The crane')
  await comments.getByRole('button', { name: 'Comment on the selected words' }).click()
  await comments.getByRole('textbox', { name: 'Your name' }).fill('Maria Sousa')
  await comments.getByRole('button', { name: 'Send comment' }).click()
  await expect(comments.getByRole('listitem')).toHaveText(/The crane.*Which crane\?.*Maria Sousa/s)
  expect(await axeFindings(outside)).toEqual([])
  await comments.getByRole('textbox', { name: 'New comment' }).fill('Too long.')
  await comments.getByLabel('About').selectOption({ label: 'Summary' })
  await comments.getByRole('button', { name: 'Send comment' }).click()
  await expect(comments.getByRole('listitem')).toHaveCount(2)
  await expect.poll(() => mailsTo(running.dataDir, 'blogs@localhost').then((mails) => mails.length)).toBe(1)

  // The editors see it among their comments, in the text, and reply.
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  const thread = reviewOf(page).getByRole('listitem').filter({ hasText: 'Which crane?' })
  await expect(thread.getByText('From outside', { exact: true })).toBeVisible()
  await expect(thread.getByText('Maria Sousa')).toBeVisible()
  await expect(editor.text.locator('.comment-mark')).toHaveText('The crane')
  await thread.getByRole('button', { name: 'Reply' }).click()
  await page.keyboard.type('The one at the dock.')
  await thread.getByRole('button', { name: 'Send reply' }).click()
  await expect(thread.getByText('The one at the dock.')).toBeVisible()
  await thread.getByRole('button', { name: 'Resolve' }).click()
  await expect(reviewOf(page).getByText('Resolved: 1')).toBeVisible()

  await outside.evaluate(() => dispatchEvent(new Event('focus')))
  const answered = comments.getByRole('listitem').filter({ hasText: 'Which crane?' })
  await expect(answered.getByText('The one at the dock.')).toBeVisible()
  await expect(answered.getByText('Resolved')).toBeVisible()

  // Revoked, it works no more.
  consoleWatch.allow(...failedRequestMessages(410))
  await shareOf(page).getByRole('button', { name: 'Revoke' }).click()
  await page.getByRole('button', { name: 'Revoke link' }).click()
  await expect(shareOf(page).getByLabel('Link with comments')).toHaveCount(0)
  expect((await outside.request.get(address)).status()).toBe(410)
  await comments.getByRole('textbox', { name: 'New comment' }).fill('Too late?')
  await comments.getByRole('button', { name: 'Send comment' }).click()
  await expect(comments.getByText('This preview link no longer works. What you wrote is still here.')).toBeVisible()
})

test(
  'BO-05 a link for reading shows no comments, on a phone a link with comments fits, and other previews load neither',
  nightly,
  async ({ sessionOf, openContext, unique, addDraft }) => {
    const { id } = await addDraft({ blogName: unique('To read'), description: 'To read.', content: TEXT })
    const session = await sessionOf('blogs')
    const share = async (body: object) => {
      const { links } = await staffCall<Review>(session, `blogs/${id}/review/links`, { method: 'POST', body })
      return links.at(-1)?.url ?? ''
    }
    const { url } = await staffCall<{ url: string }>(session, `blogs/${id}/preview`, { method: 'POST', body: {} })
    const outside = await (await openContext()).newPage()
    await outside.setViewportSize({ width: 390, height: 844 })
    const scripts: string[] = []
    outside.on('request', (request) => scripts.push(request.url()))
    await outside.goto(url)
    await expect(outside.getByText('The crane lifts')).toBeVisible()
    // The banner covers the end of the page on phones.
    await outside.getByRole('button', { name: 'Accept' }).click()
    await hydrated(outside)
    expect(scripts.filter((script) => /outside-review|\/review$/.test(script))).toEqual([])
    await outside.goto(await share({ days: 1 }))
    await expect.poll(() => scripts.some((script) => script.endsWith('/api/public/user/blogs/review'))).toBe(true)
    await expect(outside.getByRole('button', { name: /^Comment/ })).toHaveCount(0)

    await outside.goto(await share({ days: 1, allowsComments: true }))
    await outside.getByRole('button', { name: 'Comments', exact: true }).click()
    await expect(commentsOf(outside)).toBeFocused()
    expect(await outside.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await outside.keyboard.press('Escape')
    await expect(outside.getByRole('button', { name: 'Comments', exact: true })).toBeFocused()
  },
)
