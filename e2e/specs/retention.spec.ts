import { makeApplicantsDue } from '../../tools/testing/applicants-due'
import { mailedLink } from '../../tools/testing/mailbox'
import { SITE_START_TIMEOUT, startSiteUnderTest } from '../../tools/testing/site-under-test'
import { nightly } from '../fixtures/nightly'
import { expect, test as base } from '../fixtures/own-site'
import { axeFindings } from '../measures/axe'
import { hydrated } from '../pages/hydration'

/** A site on which three applicants are due for erasure soon. */
const test = base.extend({
  purpose: 'retention',
  running: [
    async ({}, use) => {
      const site = await startSiteUnderTest({}, makeApplicantsDue)
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: SITE_START_TIMEOUT },
  ],
})

test(
  'V-08 upcoming erasures are counted and listed; one applicant agrees by email to be kept, one is erased now',
  nightly,
  async ({ recruiter: { page, staffFrame }, visitor, running }) => {
    await staffFrame.goto('/dashboard')
    const figure = page.getByLabel('Figures').locator('div').filter({ hasText: 'Due for erasure within 90 days' })
    await expect(figure).toHaveText(/days3$/)
    await figure.getByRole('link').click()
    await expect(staffFrame.heading).toHaveText('Retention')
    const rows = page.getByRole('table').locator('tbody').getByRole('row')
    await expect(rows).toHaveCount(3)
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await axeFindings(page)).toEqual([])
    }
    await page.setViewportSize({ width: 390, height: 844 })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await page.setViewportSize({ width: 1440, height: 900 })

    const name = await rows.first().getByRole('link').first().innerText()
    await rows
      .first()
      .getByRole('button', { name: /^More actions for/ })
      .click()
    await page.getByRole('menuitem', { name: 'Ask to keep' }).click()
    await page.getByRole('button', { name: 'Send email' }).click()
    await expect(rows.first()).toContainText('asked on')
    await visitor.page.goto(await mailedLink(running.dataDir, '/my-application#', 'We keep an application'))
    await hydrated(visitor.page)
    expect(await axeFindings(visitor.page)).toEqual([])
    await visitor.page.setViewportSize({ width: 390, height: 844 })
    await visitor.page.getByRole('button', { name: 'Yes, keep it' }).click()
    await expect(visitor.page.getByText(/^Thank you\. We will keep your application until/)).toBeFocused()
    await page.reload()
    await expect(rows).toHaveCount(2)
    await expect(page.getByRole('link', { name })).toHaveCount(0)

    await rows
      .first()
      .getByRole('button', { name: /^More actions for/ })
      .click()
    await page.getByRole('menuitem', { name: 'Erase' }).click()
    await page.getByRole('button', { name: 'Erase', exact: true }).last().click()
    await expect(rows).toHaveCount(1)
  },
)
