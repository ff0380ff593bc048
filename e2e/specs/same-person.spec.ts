import { longestOpenJob } from '../commands/jobs'
import { nightly } from '../fixtures/nightly'
import { expect, test } from '../fixtures/test'
import { axeFindings } from '../measures/axe'
import { ApplicationPage } from '../pages/application.page'

test(
  'BO-02 two applications of one person are compared and merged by keyboard, recorded in the history, separated, and erased together',
  nightly,
  async ({ visitor, recruiter: { page, staffFrame }, unique }) => {
    const job = await longestOpenJob(page.request)
    const [first, second] = [unique('Ines Roth'), unique('Ines M Roth')]
    const form = new ApplicationPage(visitor.page)
    const { email, reference } = await form.apply(job.slug, first)
    await form.goto(job.slug)
    await form.fill(second, email)
    await form.send.click()
    await expect(form.reference).toBeVisible()

    await staffFrame.goto(`/Applications?q=${email}`)
    await page.getByRole('link', { name: second }).click()
    const offered = page.getByRole('region', { name: 'May be the same person' })
    await expect(offered).toContainText('Same email address')
    const compare = offered.getByRole('button', { name: `Compare with ${reference}` })
    await compare.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Is this the same person?' })
    await expect(dialog.getByRole('row', { name: new RegExp(`^Name ${second} ${first}$`) })).toBeVisible()
    await expect(dialog.getByRole('rowheader', { name: /^Email/ })).toHaveText(/the same in both/)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await axeFindings(page)).toEqual([])
    }
    await page.setViewportSize({ width: 390, height: 844 })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.keyboard.press('Escape')
    await expect(compare).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('row', { name: new RegExp(`^Name ${second} ${first}$`) })).toBeVisible()
    await dialog.getByRole('button', { name: 'Merge' }).press('Enter')
    const merged = page.getByRole('region', { name: 'Other applications by this person' })
    await expect(merged.getByRole('link', { name: first })).toBeVisible()
    await expect(dialog).toBeHidden()
    const history = page.getByRole('region', { name: 'History' })
    await expect(history).toContainText(`Merged with ${reference}: the same person`)

    await merged.getByRole('link', { name: first }).click()
    await expect(staffFrame.heading).toHaveText(first)
    await merged.getByRole('button', { name: 'Separate this application' }).click()
    await expect(history).toContainText('Separated from APP-')
    await offered.getByRole('button', { name: /^Compare with/ }).click()
    await dialog.getByRole('button', { name: 'Merge' }).click()
    await expect(merged).toBeVisible()
    expect(await axeFindings(page)).toEqual([])

    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Erase all 2 applications…' }).click()
    await page.getByRole('button', { name: 'Erase', exact: true }).click()
    await expect(page).toHaveURL(/\/Applications(\?|$)/)
    await staffFrame.goto(`/Applications?q=${email}`)
    await expect(page.getByRole('heading', { name: 'No matching applicants' })).toBeVisible()
  },
)
