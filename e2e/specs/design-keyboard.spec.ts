import { nightly } from '../fixtures/nightly'
import { expect, test, TIME_FOR_PAGES, themeNames, type OpenPage } from '../fixtures/design'
import { walkByKeyboard } from '../measures/keyboard-walk'
import { ZOOMED } from '../measures/reflow'

const PHONE = { width: 360, height: 640 }

test.describe.configure({ mode: 'parallel' })

// Staff pages are long: they are tested only with `E2E_PAGES=all`.
const tested = themeNames.filter((theme) => !theme.startsWith('staff') || process.env.E2E_PAGES === 'all')

for (const theme of tested) {
  test(
    `the keyboard reaches everything, in order, in view and not covered: ${theme}`,
    nightly,
    async ({ eachPage }) => {
      test.setTimeout(TIME_FOR_PAGES)
      const looks = new Set<string>()
      const windows = [PHONE, ZOOMED]
      const look = async ({ page, address }: OpenPage) => {
        expect.soft(await walkByKeyboard(page, looks), address).toEqual([])
        // At 400% zoom only the layout around pages can cover the focused element: one page of each layout is enough.
        for (const window of windows.splice(0, 2, PHONE)) {
          await page.setViewportSize(window)
          expect.soft(await walkByKeyboard(page), `${address} at ${window.width} x ${window.height}`).toEqual([])
        }
      }
      // Without animations, so that Tab does not enter a drawer that is still closing after the resize.
      await eachPage(theme, look, { reducedMotion: 'reduce' })
    },
  )
}
