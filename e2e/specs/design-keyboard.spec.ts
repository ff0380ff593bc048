import { expect, test, TIME_FOR_PAGES, themeNames, type OpenPage } from '../fixtures/design'
import { walkByKeyboard } from '../measures/keyboard-walk'
import { ZOOMED } from '../measures/reflow'

const PHONE = { width: 360, height: 640 }

test.describe.configure({ mode: 'parallel' })

// Staff pages are long: they are walked when every page is.
const walked = themeNames.filter((theme) => !theme.startsWith('staff') || process.env.E2E_PAGES === 'all')

for (const theme of walked) {
  test(`the keyboard reaches everything, in order, in sight and uncovered: ${theme}`, async ({ eachPage }) => {
    test.setTimeout(TIME_FOR_PAGES)
    const looks = new Set<string>()
    const windows = [PHONE, ZOOMED]
    const look = async ({ page, address }: OpenPage) => {
      expect.soft(await walkByKeyboard(page, looks), address).toEqual([])
      // At 400 percent it is the frame of the pages that covers what has the focus: the first page of each shows it.
      for (const window of windows.splice(0, 2, PHONE)) {
        await page.setViewportSize(window)
        expect.soft(await walkByKeyboard(page), `${address} at ${window.width} x ${window.height}`).toEqual([])
      }
    }
    // A drawer that still slides while its window shrinks would be walked into.
    await eachPage(theme, look, { reducedMotion: 'reduce' })
  })
}
