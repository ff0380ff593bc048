import { framesPainted } from '../../tools/testing/frames-painted'
import { expect, test } from '../fixtures/test'
import { MicrositePage } from '../pages/microsite.page'

const HEIGHT = 800
const DESKTOP_WIDTHS = [992, 1280]

test.describe.configure({ mode: 'parallel' })

for (const width of DESKTOP_WIDTHS) {
  test(`MS-14 MS-15 mega menus by mouse and by keyboard at ${width} px`, async ({ visitor: { page } }) => {
    const microsite = new MicrositePage(page)
    await page.setViewportSize({ width, height: HEIGHT })
    await microsite.goto()
    await expect(microsite.toggle).toBeHidden()

    for (const label of ['Services', 'Solutions', 'Industries']) {
      await microsite.dropdown(label).click()
      await expect(microsite.panels).toHaveCount(1)
      const box = await microsite.panel(label).boundingBox()
      expect(box?.height, label).toBeLessThanOrEqual(HEIGHT * 0.75)
      expect(box?.width, label).toBe(width)
    }
    await microsite.dropdown('Industries').click()
    await expect(microsite.panels).toHaveCount(0)
    await microsite.dropdown('Services').click()
    await page.mouse.click(width / 2, HEIGHT - 20)
    await expect(microsite.panels).toHaveCount(0)

    // Clicks on empty parts of the bar: at its edge and beside its entries.
    for (const y of [2, 36]) {
      await microsite.dropdown('Services').click()
      await expect(microsite.panels).toHaveCount(1)
      await page.mouse.click(y === 2 ? width / 2 : 4, y)
      await expect(microsite.panels).toHaveCount(0)
    }

    await microsite.dropdown('Solutions').focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(microsite.panel('Solutions').getByRole('link').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(microsite.panels).toHaveCount(0)
    await expect(microsite.dropdown('Solutions')).toBeFocused()
    await page.keyboard.press('Space')
    await microsite.panel('Solutions').getByRole('link').last().press('Enter')
    await expect(page).toHaveURL('/tekdatanova/solutions/strategic-staffing-solutions')
    await expect(microsite.panels).toHaveCount(0)
  })
}

test('MS-14 MS-16 a list in the side menu is at most 75vh high, and its last entry is reachable', async ({
  visitor: { page },
}) => {
  const microsite = new MicrositePage(page)
  await page.setViewportSize({ width: 390, height: HEIGHT })
  await microsite.goto()
  await microsite.toggle.click()
  for (const label of ['Services', 'Solutions', 'Industries']) {
    await microsite.dropdown(label).click()
    expect((await microsite.panel(label).boundingBox())?.height, label).toBeLessThanOrEqual(HEIGHT * 0.75)
    const last = microsite.panel(label).getByRole('link').last()
    await last.focus()
    await expect(last).toBeInViewport()
  }
})

test('MS-14 the last link of a mega menu is reachable in a low window', async ({ visitor: { page } }) => {
  const microsite = new MicrositePage(page)
  await page.setViewportSize({ width: 1280, height: 420 })
  await microsite.goto()
  await microsite.dropdown('Industries').click()
  const last = microsite.panel('Industries').getByRole('link').last()
  await last.focus()
  await expect(last).toBeInViewport()
  expect((await microsite.panel('Industries').boundingBox())?.height).toBeLessThanOrEqual(420 * 0.75)
})

test('MS-16 the side menu by touch at 991 px: overlay and menu open and close together, and the page behind does not scroll', async ({
  openContext,
}) => {
  const context = await openContext({ hasTouch: true, viewport: { width: 991, height: HEIGHT } })
  const page = await context.newPage()
  const microsite = new MicrositePage(page)
  await microsite.goto()
  await expect(microsite.menu).toBeHidden()
  await microsite.toggle.tap()
  await expect(microsite.menu).toBeVisible()
  await expect(microsite.overlay).toBeVisible()
  await page.mouse.move(100, 400)
  await page.mouse.wheel(0, 600)
  await microsite.dropdown('Services').tap()
  await microsite.dropdown('Industries').tap()
  await expect(microsite.panels).toHaveCount(1)
  expect(await page.evaluate(() => scrollY)).toBe(0)

  await page.touchscreen.tap(100, 400)
  await expect(microsite.overlay).toBeHidden()
  await expect(microsite.menu).toBeHidden()
  await expect(microsite.toggle).toBeFocused()

  await microsite.toggle.tap()
  await microsite.dropdown('Services').tap()
  await microsite.panel('Services').getByRole('link', { name: 'View more: Our Microsoft Advantage' }).tap()
  await expect(page).toHaveURL('/tekdatanova/services/our-microsoft-advantage')
  await expect(microsite.overlay).toBeHidden()
})

test('MS-16 fifty quick clicks: menu and overlay always have the same state', async ({ visitor: { page } }) => {
  const microsite = new MicrositePage(page)
  await page.setViewportSize({ width: 991, height: HEIGHT })
  await microsite.goto()
  const states = await microsite.toggle.evaluate(async (toggle: HTMLElement) => {
    const parts = ['nav', '[data-testid=menu-overlay]'].map((part) =>
      document.querySelector<HTMLElement>(`header ${part}`),
    )
    const states: string[] = []
    while (states.length < 50) {
      toggle.click()
      await new Promise((next) => setTimeout(next))
      states.push(parts.map((part) => part?.dataset['open']).join())
    }
    return states
  })
  expect(states).toEqual(states.map((_, press) => (press % 2 === 0 ? 'true,true' : 'false,false')))
  await microsite.toggle.click({ clickCount: 51 })
  expect(await microsite.sideStates()).toEqual(['true', 'true', 'true'])
  await expect(microsite.menu).toBeVisible()
  await expect(microsite.overlay).toBeVisible()
})

test('MS-16 a resize closes open menus and moves the focus to a visible element', async ({ visitor: { page } }) => {
  const microsite = new MicrositePage(page)
  const resize = (width: number) => page.setViewportSize({ width, height: HEIGHT })
  const painted = () => page.evaluate(framesPainted)
  await resize(991)
  await microsite.goto()

  await microsite.toggle.click()
  await resize(992)
  await painted()
  await expect(microsite.dropdown('Services')).toBeFocused()
  await expect(microsite.overlay).toBeHidden()

  await microsite.dropdown('Solutions').click()
  await microsite.panel('Solutions').getByRole('link').first().focus()
  await resize(991)
  await painted()
  await expect(microsite.toggle).toBeFocused()
  expect(await microsite.sideStates()).toEqual(['false', 'false', 'false'])

  await microsite.toggle.click()
  await microsite.dropdown('Industries').click()
  await microsite.panel('Industries').getByRole('link').nth(3).focus()
  await resize(1280)
  await painted()
  await expect(microsite.dropdown('Industries')).toBeFocused()
  await expect(microsite.panels).toHaveCount(0)
  await resize(991)
  expect(await microsite.sideStates()).toEqual(['false', 'false', 'false'])
})
