import { expect, test } from '../fixtures/test'

test('the skip link is the first Tab stop and moves the focus to the content', async ({ visitor: { page, home } }) => {
  await home.goto()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('#content')).toBeFocused()
})

test('the keyboard reaches every link and menu of the header, each with a visible focus indicator', async ({
  visitor: { page, frame, home },
}) => {
  await home.goto()
  await page.keyboard.press('Tab')
  const stops = await frame.header.locator('a, summary, button').filter({ visible: true }).all()
  expect(stops.length).toBeGreaterThan(5)
  for (const stop of stops) {
    await page.keyboard.press('Tab')
    await expect(stop).toBeFocused()
    await expect(stop).not.toHaveCSS('outline-style', 'none')
  }
})
