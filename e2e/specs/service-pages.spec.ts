import type { PublicCaseStudy } from '@tekskills/shared/contracts/http/case-studies'
import { replaceResults } from '../commands/case-studies'
import { expect, test } from '../fixtures/test'
import { hydrated } from '../pages/hydration'

const SUBJECTS = ['What you get', 'Case study', 'How the work goes', 'What it needs from you', 'What can go wrong']

test('RT-01 the menu of a service stays below the header, marks the section in view and leads to each, at 1200 px', async ({
  visitor: { page },
}) => {
  await page.setViewportSize({ width: 1200, height: 800 })
  await page.goto('/services/cloud')
  await hydrated(page)
  const menu = page.getByRole('navigation', { name: 'On this page' })
  await expect(menu.locator('[aria-current]')).toHaveCount(0)
  for (const name of SUBJECTS) {
    await test.step(name, async () => {
      const link = menu.getByRole('link', { name })
      await link.click()
      await expect(link).toHaveAttribute('aria-current', 'true')
      await expect(menu.locator('[aria-current]')).toHaveCount(1)
      const heading = page.locator(new URL(page.url()).hash).getByText(name, { exact: true })
      await expect(heading).toBeInViewport()
      const box = await menu.boundingBox()
      expect(box?.y).toBe((await page.getByRole('banner').boundingBox())?.height)
      expect((await heading.boundingBox())?.y).toBeGreaterThan((box?.y ?? 0) + (box?.height ?? 0))
    })
  }
  await page.setViewportSize({ width: 1199, height: 800 })
  await expect(menu).toBeHidden()
})

test('RT-01 the case study of a service is in the page of the server, with the result that suits the service', async ({
  visitor: { page },
}) => {
  await page.goto('/services/sap')
  const study = page.getByRole('region', { name: /books/i })
  await expect(study).toContainText('2,240of 3,100 custom objects left behind')
  await study.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/books/i)
})

test('RT-01 a service page shows a changed result of its case study at once', async ({ request, sessionOf }) => {
  const shown = async () =>
    (await (await request.get('/services/mobility-solutions')).text()).includes('Zymurgic boxes')
  expect(await shown()).toBe(false)
  const found = await request.get('/api/public/user/caseStudy?url=a-cold-chain-with-a-memory')
  const { id } = (await found.json()) as PublicCaseStudy
  const session = await sessionOf('blogs')
  const results = await replaceResults(session, id, ['71% | Zymurgic boxes'])
  await expect.poll(shown).toBe(true)
  await replaceResults(session, id, results)
  await expect.poll(shown).toBe(false)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('risks of a service expand, and are all expanded in print', async ({ page }) => {
    await page.goto('/services/cloud')
    const answer = page.getByText(/^They are in the team from the first week/)
    await expect(answer).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(answer).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
    await page.getByText('Your people feel left out').click()
    await expect(answer).toBeVisible()
  })
})
