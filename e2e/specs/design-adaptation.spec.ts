import { expect, test, TIME_FOR_PAGES, themeNames } from '../fixtures/design'
import { atRest } from '../../tools/testing/at-rest'
import { withRowsSelected } from '../measures/chosen-rows'
import { coldVisit } from '../measures/cold-visit'
import { forcedColorFindings, motionFindings, pictureFindings, printFindings } from '../measures/media-findings'
import { overflowFindings, spacingFindings, ZOOMED } from '../measures/reflow'

/** Maximum size of all fonts of a page, in bytes. */
const FONT_BUDGET = 60_000
/** Phone and desktop layout. */
const WIDTHS = [375, 1280]

test.describe.configure({ mode: 'parallel' })

// The dark scheme differs from the light one only in colors; `E2E_PAGES=all` adds the themes of microsite and staff.
const tested = themeNames.filter((name) =>
  process.env.E2E_PAGES === 'all' ? name !== 'staff-dark' : name === 'company',
)

for (const theme of tested) {
  test(`every page adapts to user preferences: ${theme}`, async ({ eachPage }) => {
    test.setTimeout(TIME_FOR_PAGES)
    await eachPage(theme, async ({ page, address }) => {
      expect.soft(await pictureFindings(page), `${address}: sizes of pictures`).toEqual([])
      expect.soft(await spacingFindings(page), `${address}: text spacing`).toEqual([])
      expect.soft(await forcedColorFindings(page), `${address}: forced colors`).toEqual([])
      expect.soft(await motionFindings(page), `${address}: reduced motion`).toEqual([])
      expect.soft(await printFindings(page), `${address}: print`).toEqual([])
      await page.setViewportSize(ZOOMED)
      await page.evaluate(atRest)
      expect.soft(await overflowFindings(page), `${address}: 400% zoom`).toEqual([])
      expect.soft(await spacingFindings(page), `${address}: text spacing at 400% zoom`).toEqual([])
      await withRowsSelected(page, async (state) => {
        expect.soft(await overflowFindings(page), `${address}: 400% zoom, ${state}`).toEqual([])
      })
    })
  })

  test(`a first visit has no layout shift, however late a font file loads: ${theme}`, async ({
    pagesOf,
    visitOptions,
    openContext,
  }) => {
    test.setTimeout(TIME_FOR_PAGES)
    for (const declared of pagesOf(theme)) {
      for (const width of WIDTHS) {
        const options = { ...(await visitOptions(declared, theme)), viewport: { width, height: 800 } }
        const context = await openContext(options)
        const { shifts, fontShift, fontBytes } = await coldVisit(context, declared.address)
        expect.soft(shifts, `${declared.address} at ${width} px`).toEqual([])
        expect.soft(fontShift, `web font of ${declared.address} at ${width} px`).toBe(0)
        expect.soft(fontBytes, `fonts of ${declared.address}`).toBeLessThanOrEqual(FONT_BUDGET)
        await context.close()
      }
    }
  })
}

test('without reduced motion pages have transitions, so that the test of reduced motion is meaningful', async ({
  visitor: { page, home },
}) => {
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
