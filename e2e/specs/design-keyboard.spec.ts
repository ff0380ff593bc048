import { expect, test, voiceNames, type OpenPage } from '../fixtures/design'
import { walkByKeyboard } from '../measures/keyboard-walk'
import { ZOOMED } from '../measures/reflow'

const PHONE = { width: 360, height: 640 }

test.describe.configure({ mode: 'parallel' })

for (const voice of voiceNames) {
  test(`the keyboard reaches everything, in order, in sight and uncovered: ${voice}`, async ({ eachPage }) => {
    test.setTimeout(400_000)
    const looks = new Set<string>()
    const look = async ({ page, address }: OpenPage) => {
      expect.soft(await walkByKeyboard(page, looks), address).toEqual([])
      for (const window of [PHONE, ZOOMED]) {
        await page.setViewportSize(window)
        expect.soft(await walkByKeyboard(page), `${address} at ${window.width} x ${window.height}`).toEqual([])
      }
    }
    // A drawer that still slides while its window shrinks would be walked into.
    await eachPage(voice, look, { reducedMotion: 'reduce' })
  })
}
