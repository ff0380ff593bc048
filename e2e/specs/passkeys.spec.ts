import type { CDPSession, Page } from '@playwright/test'
import { failedRequestMessages } from '../fixtures/service-calls'
import { nightly } from '../fixtures/nightly'
import { expect, test } from '../fixtures/own-site'
import { axeFindings } from '../measures/axe'

test.use({ purpose: 'passkeys' })

/** Gives the browser a virtual authenticator that approves every request, like a fingerprint reader. */
async function attachAuthenticator(browser: CDPSession) {
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    detach: () => browser.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId }),
    /** Whether its answers have an invalid signature. */
    signWrongly: (isBogusSignature: boolean) =>
      browser.send('WebAuthn.setResponseOverrideBits', { authenticatorId, isBogusSignature }),
    credentials: async () => (await browser.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
  }
}

async function browserOf(page: Page) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  return browser
}

test(
  'S-15 a passkey is added after the password, required at sign-in, refused on the wrong device and removed',
  nightly,
  async ({ visitor: { page, login }, site, consoleWatch }) => {
    consoleWatch.allow(...[401, 403, 422].flatMap(failedRequestMessages))
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(request.url()))
    const passkeyCode = () => loaded.filter((url) => /passkeys[\w.-]*\.js/.test(url))
    const browser = await browserOf(page)
    const device = await attachAuthenticator(browser)
    const panel = page.getByRole('region', { name: 'Passkeys' })
    const password = panel.getByLabel('Your password')
    const use = page.getByRole('button', { name: 'Use a passkey' })
    const own = site.passwords.careers

    await login.goto()
    await login.signIn('careers', own)
    await page.goto('/dashboard?view=account')
    await expect(panel.getByText(/After your password you confirm/)).toBeVisible()
    expect(passkeyCode(), 'the code of passkeys comes on use').toEqual([])

    await panel.getByRole('button', { name: 'Add a passkey' }).click()
    await expect(panel.getByLabel('Name of the passkey')).toBeFocused()
    await panel.getByLabel('Name of the passkey').fill('Fingerprint')
    await password.fill('not my password at all')
    await panel.getByRole('button', { name: 'Continue' }).click()
    await expect(password).toHaveAttribute('aria-invalid', 'true')
    expect(await axeFindings(page)).toEqual([])
    await password.fill(own)
    await page.keyboard.press('Enter')
    const codes = panel.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
    await expect(codes).toHaveCount(10)
    const [recovery = '', another = ''] = await codes.allInnerTexts()
    expect(await device.credentials()).toHaveLength(1)
    expect(passkeyCode()).not.toEqual([])
    await panel.getByRole('button', { name: 'I’ve saved them' }).click()
    await expect(panel.getByRole('listitem')).toContainText('Fingerprint')
    expect(await axeFindings(page)).toEqual([])

    // The same device again: the second factor is asked for, and the browser knows that it has a passkey.
    await panel.getByRole('button', { name: 'Add a passkey' }).click()
    await password.fill(own)
    await panel.getByRole('button', { name: 'Continue' }).click()
    await expect(use).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(panel.getByText('This device already has a passkey for your account.')).toBeVisible()
    await panel.getByRole('button', { name: 'Cancel' }).click()
    await expect(panel.getByRole('button', { name: 'Add a passkey' })).toBeFocused()
    await page.getByRole('button', { name: 'Logout' }).click()

    await page.waitForURL('/login')
    await login.fill('careers', own)
    await expect(use).toBeFocused()
    expect(await axeFindings(page)).toEqual([])
    await device.signWrongly(true)
    await use.click()
    await expect(page.getByRole('alertdialog')).toContainText('This passkey was not accepted.')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Ok' }).click()
    await device.signWrongly(false)
    await expect(use).toBeFocused()
    await page.keyboard.press('Enter')
    await page.waitForURL('/dashboard')
    await page.getByRole('button', { name: 'Logout' }).click()

    await page.waitForURL('/login')
    await device.detach()
    await attachAuthenticator(browser)
    await login.fill('careers', own)
    await use.click()
    await expect(page.getByRole('alertdialog')).toContainText('No passkey was used.')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Ok' }).click()
    await page.getByLabel('Code', { exact: true }).fill(recovery)
    await login.submit.click()
    await page.waitForURL('/dashboard')

    await page.goto('/dashboard?view=account')
    await panel.getByRole('button', { name: 'Remove… Fingerprint' }).click()
    await password.fill(own)
    await panel.getByRole('button', { name: 'Remove passkey' }).click()
    await panel.getByLabel('Code', { exact: true }).fill(another)
    await panel.getByRole('button', { name: 'Remove passkey' }).click()
    await expect(panel.getByText(/After your password you confirm/)).toBeVisible()
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.waitForURL('/login')
    await login.signIn('careers', own)
  },
)
