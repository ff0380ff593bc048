import { expect, test } from '../fixtures/test'
import { hydrated } from '../pages/hydration'

test.describe.configure({ mode: 'parallel' })

test('LY-04 a dismissed confirmation dialog returns the focus to its trigger', async ({ editor: { page } }) => {
  await page.goto('/viewblogs')
  await hydrated(page)
  const dialog = page.getByRole('alertdialog')

  const dots = page.getByRole('button', { name: /^(More )?[Aa]ctions/ }).first()
  const dismissals = [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Cancel' }).click(),
    () => dialog.getByRole('button', { name: 'Close' }).click(),
  ]
  for (const dismiss of dismissals) {
    await dots.click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await expect(dialog).toBeVisible()
    await dismiss()
    await expect(dialog).toBeHidden()
    await expect(dots).toBeFocused()
  }

  await page.getByRole('row').nth(1).getByRole('checkbox').check()
  const bulk = page.getByRole('button', { name: 'Delete', exact: true })
  await bulk.click()
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(bulk).toBeFocused()
})

test('LY-06 the phone menu ends above the cookie banner, and closes when it loses focus', async ({
  visitor: { page },
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/services')
  await hydrated(page)
  const header = page.getByRole('banner')
  await header.getByText('Menu', { exact: true }).click()
  const last = header.getByRole('link', { name: 'Talk to us' })
  await last.focus()
  const [entry, banner] = await Promise.all([last.boundingBox(), page.locator('#cookie-banner').boundingBox()])
  expect((entry?.y ?? 0) + (entry?.height ?? 0)).toBeLessThanOrEqual(banner?.y ?? 0)
  await page.keyboard.press('Tab')
  await expect(last).toBeHidden()
})

test('LY-07 the phone drawer takes the focus, with reduced motion as well, and returns it when left', async ({
  editor: { page },
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/dashboard')
  await hydrated(page)
  const opener = page.getByRole('button', { name: 'Menu' })
  await opener.press('Enter')
  const drawer = page.getByRole('navigation', { name: 'Back office' })
  await expect(drawer.getByRole('link', { name: 'Dashboard' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(drawer).toBeHidden()
  await expect(opener).toBeFocused()
})
