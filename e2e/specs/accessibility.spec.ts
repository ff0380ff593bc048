import { expect, test } from '../fixtures/test'

test('the skip link is the first stop of the keyboard and leads to the content', async ({
  visitor: { page, home },
}) => {
  await home.goto()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('#content')).toBeFocused()
})

test('the keyboard reaches every link of the header, each with a visible focus', async ({
  visitor: { page, frame, home },
}) => {
  await home.goto()
  await page.keyboard.press('Tab')
  const links = await frame.header.getByRole('link').all()
  expect(links.length).toBeGreaterThan(3)
  for (const link of links) {
    await page.keyboard.press('Tab')
    await expect(link).toBeFocused()
    await expect(link).not.toHaveCSS('outline-style', 'none')
  }
})
