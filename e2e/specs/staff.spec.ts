import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { mailedLink, mailsTo } from '../../tools/testing/mailbox'
import { SITE_START_TIMEOUT, startSiteUnderTest, type SiteUnderTest } from '../../tools/testing/site-under-test'
import { makeAdministrator } from '../../tools/testing/staff-administrator'
import { expect, test as base } from '../fixtures/own-site'
import { failedRequestMessages } from '../fixtures/service-calls'
import { axeFindings } from '../measures/axe'
import { nightly } from '../fixtures/nightly'
import { staffAt } from '../fixtures/people'

/** A site whose account `blogs` administers staff, as set by an operator's command before the start. */
const test = base.extend<object, { running: SiteUnderTest }>({
  running: [
    async ({}, use) => {
      const site = await startSiteUnderTest({}, (dataDir) => makeAdministrator('blogs', dataDir))
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: SITE_START_TIMEOUT },
  ],
})

test.use({ purpose: 'staff' })

interface Proof {
  password: string
  /** Recovery codes that were not used yet. */
  codes: string[]
}

/** Sets up an authenticator on “Your account”. Returns its recovery codes. */
async function setUpAuthenticator(page: Page, password: string): Promise<string[]> {
  await page.getByRole('button', { name: 'Set up' }).click()
  await page.getByLabel('Your password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Continue' }).click()
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '')
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
  await page.getByLabel('Code from the app').fill(code)
  await page.getByRole('button', { name: 'Turn on' }).click()
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const saved = await codes.allInnerTexts()
  await page.getByRole('button', { name: 'I’ve saved them' }).click()
  return saved
}

/** Chooses an action on a person, and confirms it with the password and a recovery code. */
async function act(
  page: Page,
  { name, item, button, proof }: Record<'name' | 'item' | 'button', string> & { proof: Proof },
) {
  await page.getByRole('button', { name: `Actions for ${name}` }).press('Enter')
  await page.getByRole('menuitem', { name: item }).press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Your password')).toBeFocused()
  await page.keyboard.type(proof.password)
  expect(await axeFindings(page)).toEqual([])
  await dialog.getByRole('button', { name: button }).press('Enter')
  await expect(dialog.getByLabel('Code', { exact: true })).toBeFocused()
  await page.keyboard.type(proof.codes.pop() ?? 'none is left')
  await dialog.getByRole('button', { name: button }).press('Enter')
  await expect(dialog).toBeHidden()
}

test(
  'staff on screen: an administrator sets up a second factor first; an invited colleague joins, gets another role, and is disabled, which ends the session',
  nightly,
  async ({ editor: { page }, openContext, running, site, consoleWatch }) => {
    consoleWatch.allow(...[401, 403, 410].flatMap(failedRequestMessages))
    const [email, name, chosen] = ['ida.brook@example.org', 'Ida Brook', 'three unrelated words']
    const password = site.passwords.blogs
    await page.goto('/dashboard?view=staff')
    await expect(page.getByText('Administering staff requires two-factor authentication')).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
    const proof = { password, codes: await setUpAuthenticator(page, password) }
    await page.getByRole('navigation', { name: 'Accounts' }).getByRole('link', { name: 'Staff' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Staff')
    await page.getByRole('button', { name: 'Invite someone' }).click()
    await expect(page.getByLabel('Email address')).toBeFocused()
    await page.keyboard.type(email)
    await page.getByLabel('Your password').fill(password)
    await page.getByRole('button', { name: 'Send invitation' }).click()
    await page.getByLabel('Code', { exact: true }).fill(proof.codes.pop() ?? 'none is left')
    await page.getByRole('button', { name: 'Send invitation' }).click()
    await expect(page.getByRole('list', { name: 'Invitations' })).toContainText(email)
    expect(await axeFindings(page)).toEqual([])

    const link = await mailedLink(running.dataDir, '/login?invitation=1#')
    const ida = staffAt(await (await openContext()).newPage())
    const sent: string[] = []
    ida.page.on('request', (request) => sent.push(request.url()))
    await ida.page.goto(link)
    await expect(ida.page.getByLabel('Your name')).toBeFocused()
    expect(await axeFindings(ida.page)).toEqual([])
    await ida.page.keyboard.type(name)
    await ida.page.getByLabel('New password').fill(chosen)
    await ida.page.keyboard.press('Enter')
    await expect(ida.page.getByText('Your account is ready')).toBeVisible()
    expect(sent.filter((url) => url.includes(link.split('#')[1] ?? 'no token'))).toEqual([])
    const again = await (await openContext()).newPage()
    await again.goto(link)
    await expect(again.getByText('This link is no longer valid')).toBeVisible()

    await ida.page.getByRole('link', { name: 'Log in' }).first().click()
    await ida.login.signIn(email, chosen)
    await expect(ida.page.getByRole('link', { name: 'View blogs' })).toBeVisible()
    await ida.page.goto('/dashboard?view=account')
    await expect(ida.page.getByRole('heading', { level: 1 })).toHaveText('Your account')
    await expect(ida.page.getByRole('navigation', { name: 'Accounts' })).toHaveCount(0)
    await ida.page.goto('/dashboard?view=staff')
    await expect(ida.page.getByRole('heading', { level: 1 })).toHaveText('You don’t have access to this page')

    await page.reload()
    await act(page, { name, item: 'Change role to recruiting…', button: 'Change role', proof })
    await ida.page.goto('/dashboard')
    await expect(ida.page).toHaveURL('/login')
    await ida.login.signIn(email, chosen)
    await expect(ida.page.getByRole('link', { name: 'View careers' })).toBeVisible()
    await expect(ida.page.getByRole('link', { name: 'View blogs' })).toHaveCount(0)

    await page.reload()
    await act(page, { name, item: 'Disable…', button: 'Disable account', proof })
    await expect(page.getByRole('list', { name: 'People' })).toContainText('Disabled')
    await ida.page.getByRole('link', { name: 'View careers' }).click()
    await expect(ida.page).toHaveURL('/login')
    await ida.login.fill(email, chosen)
    await expect(ida.page.getByRole('alertdialog')).toContainText('Invalid username or password')
    const subjects = (await mailsTo(running.dataDir, email)).map(({ headers }) => /^Subject: (.+)$/m.exec(headers)?.[1])
    for (const subject of ['Your role was changed', 'Your account was disabled']) {
      expect(subjects.some((each) => each?.includes(subject))).toBe(true)
    }
  },
)
