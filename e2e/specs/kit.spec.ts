import { kitPages } from '../../tools/shots/shot-plan'
import { expect, test } from '../fixtures/kit'
import { axeFindings } from '../measures/axe'
import { walkByKeyboard } from '../measures/keyboard-walk'
import { overflowFindings, spacingFindings, ZOOMED } from '../measures/reflow'

// The kit is not part of a release and takes long to compile: it is tested only with `E2E_PAGES=all`.
const tested = process.env.E2E_PAGES === 'all' ? kitPages : []

for (const { theme, address } of tested) {
  test(`every component in the kit is accessible: ${theme.name}`, async ({ page, openKit }) => {
    test.setTimeout(900_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openKit(address)
    expect.soft(await axeFindings(page), 'axe').toEqual([])
    expect.soft(await walkByKeyboard(page, new Set()), 'keyboard').toEqual([])
    expect.soft(await spacingFindings(page), 'text spacing').toEqual([])
    await page.setViewportSize(ZOOMED)
    expect.soft(await overflowFindings(page), '400% zoom').toEqual([])
  })
}
