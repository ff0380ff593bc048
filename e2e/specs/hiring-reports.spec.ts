import fs from 'node:fs/promises'
import { expect, test } from '../fixtures/test'

test('BO-03 reports about hiring are opened from the dashboard, narrowed to a job and a period, and downloaded', async ({
  recruiter: { page, staffFrame },
}) => {
  await staffFrame.goto('/dashboard')
  await page.getByRole('link', { name: 'Reports' }).click()
  await expect(staffFrame.heading).toHaveText('Reports')
  const funnel = page.getByRole('table', { name: 'Funnel: table' })
  const reached = async () => Number(await funnel.getByRole('row').nth(1).getByRole('cell').first().textContent())
  const all = await reached()
  expect(all).toBeGreaterThan(5)

  await page.getByLabel('Job', { exact: true }).selectOption({ index: 1 })
  await expect.poll(reached).toBeLessThan(all)
  await expect(page).toHaveURL(/jobId=/)
  const ofJob = await reached()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV: Funnel' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('funnel.csv')
  const [, first] = (await fs.readFile(await download.path(), 'utf8')).split('\r\n')
  expect(first).toMatch(new RegExp(`^"NEW",${ofJob},`))

  await page.getByLabel('Applied until').fill('2001-01-01')
  await expect(page.getByRole('heading', { name: 'No matching applications' })).toBeVisible()
})
