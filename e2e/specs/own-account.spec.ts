import { Secret, TOTP } from 'otpauth'
import { mailedLink } from '../../tools/testing/mailbox'
import { longestOpenJob } from '../commands/jobs'
import { openRecorded, shiftsWithFont } from '../fixtures/page-record'
import { failedRequestMessages } from '../fixtures/service-calls'
import { expect, test } from '../fixtures/own-site'
import { axeFindings } from '../measures/axe'
import { ApplicationPage } from '../pages/application.page'
import { LoginPage } from '../pages/login.page'

test.use({ purpose: 'accounts' })

// This test comes first, because the next one changes the recruiter's password.
test('BO-02 an applicant follows the mailed link, sees the stage and withdraws; an altered link shows nothing of a person', async ({
  visitor: { page, frame },
  recruiter,
  running,
  unique,
  consoleWatch,
}) => {
  const job = await longestOpenJob(page.request)
  const name = unique('Ines Roth')
  const { email, reference } = await new ApplicationPage(page).apply(job.slug, name)
  await expect(page.getByText('You get an email with a link to follow your application')).toBeVisible()

  const link = await mailedLink(running.dataDir, '/my-application#', reference)
  expect((await page.request.get(link)).headers()['x-robots-tag']).toBe('noindex, nofollow')
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  await openRecorded(page, link)
  const stage = page.getByRole('heading', { level: 2, name: 'Received' })
  await expect(stage).toBeVisible()
  expect(await shiftsWithFont(page)).toEqual([])
  await expect(page.locator('main')).toContainText(job.jobTitle)
  await expect(page.locator('main')).toContainText(reference)
  for (const secret of [name, email]) await expect(page.locator('body')).not.toContainText(secret)
  expect(await axeFindings(page)).toEqual([])
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download a copy of my data' }).click()
  expect((await download).suggestedFilename()).toBe(`${reference}.zip`)

  await page.getByRole('button', { name: 'Withdraw my application' }).click()
  await expect(page.getByText('Withdraw this application?')).toBeFocused()
  await page.getByRole('button', { name: 'Yes, withdraw it' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Withdrawn' })).toBeVisible()
  await expect(frame.heading).toBeFocused()
  const token = link.split('#')[1] ?? ''
  expect(sent.filter((url) => url.includes('/api/') && url.includes(token))).toEqual([])
  await recruiter.staffFrame.goto(`/Applications?q=${email}`)
  await expect(recruiter.page.getByRole('row').filter({ hasText: name })).toContainText('Withdrawn')

  consoleWatch.allow(...failedRequestMessages(410))
  await page.goto('/contact')
  await page.goto(`${link}x`)
  await expect(frame.heading).toHaveText('This link is no longer valid')
  for (const text of [reference, job.jobTitle]) await expect(page.locator('main')).not.toContainText(text)
  expect(await axeFindings(page)).toEqual([])
  await page.locator('main').getByLabel('Email address').fill(email)
  await page.getByRole('button', { name: 'Send me a new link' }).click()
  await expect(page.getByText('If we have an application from this address')).toBeVisible()
})

test('ST-05 a user who forgot the password resets it by a mailed link, which works once', async ({
  visitor: { page, login },
  running,
  consoleWatch,
}) => {
  // The mailed link contains no username, so its form has none that a browser could save the password with.
  consoleWatch.allow(/Password forms should have \(optionally hidden\) username fields/)
  const fresh = 'four unrelated words of mine'
  await login.goto()
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  // Both forms have this field: without waiting, the test could type into the one that is about to be replaced.
  const send = page.getByRole('button', { name: 'Send me a link' })
  await expect(send).toBeVisible()
  await login.username.fill('careers')
  await send.click()
  await expect(page.getByText('Check your inbox')).toBeVisible()

  const link = await mailedLink(running.dataDir, '/login?reset=')
  await page.goto(link)
  await login.setPassword(fresh)
  await expect(page.getByText('Your new password has been set')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await login.signIn('careers', fresh)

  consoleWatch.allow(/410/)
  await page.goto(link)
  await login.setPassword('another four unrelated words')
  await expect(page.getByText('This link is no longer valid')).toBeVisible()
})

test('ST-05 S-15 own account: a new password ends other sessions; a second factor is set up by the password, required and switched off', async ({
  visitor: { page, login },
  openContext,
  site,
  consoleWatch,
}) => {
  consoleWatch.allow(...[401, 403, 422].flatMap(failedRequestMessages))
  const fresh = 'three long words about trains'
  const account = '/dashboard?view=account'
  const field = (name: string) => page.getByLabel(name, { exact: true })
  const change = async (current: string, next: string, again = next) => {
    await field('Current password').fill(current)
    await field('New password').fill(next)
    await field('Repeat new password').fill(again)
    await page.getByRole('button', { name: 'Change password' }).click()
  }
  const elsewhere = await (await openContext({})).newPage()
  const other = new LoginPage(elsewhere)
  await other.goto()
  await other.signIn('blogs', site.passwords.blogs)
  await login.goto()
  await login.signIn('blogs', site.passwords.blogs)

  await page.goto(account)
  await change(site.passwords.blogs, fresh, 'something else entirely')
  await expect(page.getByText('The new passwords do not match.')).toBeVisible()
  await change('not my password at all', fresh)
  await expect(field('Current password')).toHaveAccessibleDescription(/password/)
  await change(site.passwords.blogs, fresh)
  await page.getByRole('alertdialog', { name: 'Success!' }).getByRole('button', { name: 'Ok' }).click()
  await elsewhere.goto('/viewblogs')
  await expect(elsewhere).toHaveURL(/\/login/)

  await page.getByRole('button', { name: 'Set up' }).click()
  await field('Your password').fill(fresh)
  await page.getByRole('button', { name: 'Continue' }).click()
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '')
  const codeIn = (milliseconds: number) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + milliseconds })
  await page.getByLabel('Code from the app').fill('000000')
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByLabel('Code from the app')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Code from the app').fill(codeIn(0))
  await page.getByRole('button', { name: 'Turn on' }).click()
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const [recovery = '', another = ''] = await codes.allInnerTexts()
  await page.getByRole('button', { name: 'I’ve saved them' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()

  await page.waitForURL('/login')
  await login.fill('blogs', fresh)
  const code = page.getByLabel('Code', { exact: true })
  await code.fill('000000')
  await login.submit.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ok' }).click()
  await code.fill(recovery)
  await login.submit.click()
  await page.waitForURL('/dashboard')
  await page.goto(account)
  await page.getByRole('button', { name: 'Turn off…' }).click()
  await field('Your password').fill(fresh)
  await page.getByLabel(/or a recovery code/).fill(another)
  await page.getByRole('button', { name: 'Turn off', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible()
})
