import { expect, test, TIME_FOR_PAGES, themeNames, type ThemeName } from '../fixtures/design'
import { axeFindings } from '../measures/axe'
import { withRowsSelected } from '../measures/chosen-rows'
import { withFormErrors } from '../measures/form-errors'
import { inEveryOpenedState } from '../measures/opened-states'

/** Widths of a phone and of a desktop, in pixels. */
const WIDTHS = [360, 1280]

/** The widths of each theme in a usual run: public pages on a phone, those of the microsite on a desktop; the rest at night. */
const USUAL: Record<ThemeName, readonly number[]> = {
  company: [360],
  microsite: [1280],
  'staff-light': [],
  'staff-dark': [],
}
const widthsOf = (theme: ThemeName) => (process.env.E2E_PAGES === 'all' ? WIDTHS : USUAL[theme])

test.describe.configure({ mode: 'parallel' })

for (const theme of themeNames) {
  for (const width of widthsOf(theme)) {
    test(`axe finds no violations on any page in any opened state: ${theme} at ${width} px`, async ({ eachPage }) => {
      test.setTimeout(TIME_FOR_PAGES)
      const seen = new Set<string>()
      const options = { viewport: { width, height: 800 }, reducedMotion: 'reduce' } as const
      await eachPage(
        theme,
        async ({ page, address }) => {
          const look = async (state: string) => expect.soft(await axeFindings(page), `${address}: ${state}`).toEqual([])
          await look('initial state')
          await inEveryOpenedState(page, { seen, look })
          await withRowsSelected(page, look)
          await withFormErrors(page, seen, look)
        },
        options,
      )
    })
  }
}
