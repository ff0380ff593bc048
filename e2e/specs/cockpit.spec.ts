import { expect, test } from '../fixtures/test'

test('BO-02 applicants are read one after another by keyboard, and opened ones are no longer unread', async ({
  recruiter,
}) => {
  const { page, staffFrame } = recruiter
  await staffFrame.goto('/Applications?type=NEW&sort=appliedAt,asc')
  // The oldest, because other tests add new ones.
  const links = page
    .getByRole('table')
    .locator('tbody')
    .getByRole('link', { name: /^Unread: / })
  const names = await links.locator('bdi').allInnerTexts()
  const [first = '', second = ''] = names
  expect(names.length).toBeGreaterThan(1)
  await links.first().click()
  await expect(staffFrame.heading).toHaveText(first)
  await page.keyboard.press('j')
  await expect(staffFrame.heading).toHaveText(second)
  const note = page.getByLabel('New note')
  await note.click()
  await page.keyboard.type('jk')
  await expect(note).toHaveValue('jk')
  await expect(staffFrame.heading).toHaveText(second)
  await note.fill('')
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('k')
  await expect(staffFrame.heading).toHaveText(first)
  await page.getByRole('link', { name: '← Applications' }).click()
  await expect(page).toHaveURL(/\/Applications\?type=NEW/)
  for (const name of [first, second]) await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
})
