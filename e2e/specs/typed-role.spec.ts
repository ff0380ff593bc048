import { staffAt } from '../fixtures/people'
import { failedRequestMessages } from '../fixtures/service-calls'
import { withStoredValues } from '../fixtures/stored-session'
import { nightly } from '../fixtures/nightly'
import { expect, test } from '../fixtures/test'
import { CAREERS_LINKS } from '../pages/staff-frame.page'

test('ST-08 a recruiter who writes the other role into storage is rejected by the service', async ({
  openContext,
  sessionOf,
  consoleWatch,
}) => {
  consoleWatch.allow(...failedRequestMessages(403))
  const context = await openContext({ storageState: withStoredValues(await sessionOf('careers'), { Blog: 'BLOGS' }) })
  const { page, staffFrame } = staffAt(await context.newPage())
  const rejected = page.waitForResponse((response) => response.url().includes('/api/blogs/get-allblogs'))
  await staffFrame.goto('/viewblogs')
  expect((await rejected).status()).toBe(403)
  await expect(staffFrame.heading).toHaveText('You don’t have access to this page')
  await expect(page.getByRole('link', { name: 'Go to dashboard' })).toBeVisible()
})

test('ST-08 an editor who writes the other role into storage has no access to its pages', async ({
  openContext,
  sessionOf,
}) => {
  const context = await openContext({ storageState: withStoredValues(await sessionOf('blogs'), { Blog: 'CAREERS' }) })
  const { staffFrame } = staffAt(await context.newPage())
  await staffFrame.goto('/viewblogs')
  await expect(staffFrame.heading).toHaveText('You don’t have access to this page')
  await expect(staffFrame.sidebar.getByRole('link')).toHaveText(CAREERS_LINKS)
})

for (const [account, typed, pages] of [
  ['blogs', 'CAREERS', ['/viewcareers', '/addcareers', '/Applications', '/futureApplications', '/jobprofiles']],
  [
    'careers',
    'BLOGS',
    ['/viewauthor', '/author', '/viewcatagory', '/catagory', '/blogs', '/casestudy', '/newsrooms', '/viewrooms'],
  ],
] as const)
  test(
    `ST-08 with ${typed} written into storage by ${account} no page shows more than its layout`,
    account === 'blogs' ? {} : nightly,
    async ({ openContext, sessionOf, consoleWatch }) => {
      consoleWatch.allow(...failedRequestMessages(403))
      const context = await openContext({ storageState: withStoredValues(await sessionOf(account), { Blog: typed }) })
      const { page, staffFrame } = staffAt(await context.newPage())
      for (const path of pages) {
        await staffFrame.goto(path)
        await expect(staffFrame.heading, path).toHaveText('You don’t have access to this page')
        await expect(page.getByRole('main').getByRole('textbox'), path).toHaveCount(0)
      }
    },
  )
