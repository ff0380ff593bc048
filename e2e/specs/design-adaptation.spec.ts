import { expect, test, TIME_FOR_PAGES, themeNames } from '../fixtures/design'
import { atRest } from '../../tools/testing/at-rest'
import { withRowsChosen } from '../measures/chosen-rows'
import { coldVisit } from '../measures/cold-visit'
import { forcedColourFindings, motionFindings, pictureFindings, printFindings } from '../measures/media-findings'
import { sidewaysFindings, spacingFindings, ZOOMED } from '../measures/reflow'

/** Bytes that all typefaces of a page may weigh. */
const FONT_BUDGET = 60_000
/** At 375 px lines of the fallback and of the typeface break at different words. */
const WIDTHS = [375, 1280]

test.describe.configure({ mode: 'parallel' })

// The dark scheme differs from the light one in colours alone.
for (const theme of themeNames.filter((name) => name !== 'staff-dark')) {
  test(`every page fits its reader: ${theme}`, async ({ eachPage }) => {
    test.setTimeout(TIME_FOR_PAGES)
    await eachPage(theme, async ({ page, address }) => {
      expect.soft(await pictureFindings(page), `${address}: sizes of pictures`).toEqual([])
      expect.soft(await spacingFindings(page), `${address}: text spaced by the reader`).toEqual([])
      expect.soft(await forcedColourFindings(page), `${address}: colours of the system`).toEqual([])
      expect.soft(await motionFindings(page), `${address}: reduced motion`).toEqual([])
      expect.soft(await printFindings(page), `${address}: on paper`).toEqual([])
      await page.setViewportSize(ZOOMED)
      await page.evaluate(atRest)
      expect.soft(await sidewaysFindings(page), `${address}: 400 percent`).toEqual([])
      expect.soft(await spacingFindings(page), `${address}: text spaced at 400 percent`).toEqual([])
      await withRowsChosen(page, async (state) => {
        expect.soft(await sidewaysFindings(page), `${address}: 400 percent, ${state}`).toEqual([])
      })
    })
  })

  test(`nothing moves on a first visit, however late the typeface comes: ${theme}`, async ({
    pagesOf,
    visitOptions,
    openContext,
  }) => {
    test.setTimeout(TIME_FOR_PAGES)
    for (const declared of pagesOf(theme)) {
      for (const width of WIDTHS) {
        const options = { ...(await visitOptions(declared, theme)), viewport: { width, height: 800 } }
        const context = await openContext(options)
        const { shifts, shiftOfFont, fontBytes } = await coldVisit(context, declared.address)
        expect.soft(shifts, `${declared.address} at ${width} px`).toEqual([])
        expect.soft(shiftOfFont, `typeface of ${declared.address} at ${width} px`).toBe(0)
        expect.soft(fontBytes, `typefaces of ${declared.address}`).toBeLessThanOrEqual(FONT_BUDGET)
        expect.soft(fontBytes).toBeGreaterThan(0)
        await context.close()
      }
    }
  })
}

test('pages move where motion is welcome, so that stillness can be proven', async ({ visitor: { page, home } }) => {
  await home.goto()
  const moving = await page.evaluate(
    () =>
      [...document.querySelectorAll('a, button')].filter((element) => {
        const { transitionDuration } = getComputedStyle(element)
        return transitionDuration.split(',').some((time) => Number.parseFloat(time) > 0.1)
      }).length,
  )
  expect(moving).toBeGreaterThan(0)
})
