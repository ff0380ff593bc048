import { kitPages } from '../../tools/shots/shot-plan'
import { expect, test } from '../fixtures/kit'
import { axeFindings } from '../measures/axe'
import { walkByKeyboard } from '../measures/keyboard-walk'
import { sidewaysFindings, spacingFindings, ZOOMED } from '../measures/reflow'

// The kit is part of no release and takes long to compile: it is looked at when every page is.
const looked = process.env.E2E_PAGES === 'all' ? kitPages : []

for (const { theme, address } of looked) {
  test(`every part of the kit holds for everyone: ${theme.name}`, async ({ page, openKit }) => {
    test.setTimeout(900_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openKit(address)
    expect.soft(await axeFindings(page), 'axe').toEqual([])
    expect.soft(await walkByKeyboard(page, new Set()), 'keyboard').toEqual([])
    expect.soft(await spacingFindings(page), 'text spaced by the reader').toEqual([])
    await page.setViewportSize(ZOOMED)
    expect.soft(await sidewaysFindings(page), '400 percent').toEqual([])
  })
}
