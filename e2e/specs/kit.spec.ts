import { voices } from '@tekskills/shared/kit/voices'
import { expect, test } from '../fixtures/kit'
import { axeFindings } from '../measures/axe'
import { walkByKeyboard } from '../measures/keyboard-walk'
import { sidewaysFindings, spacingFindings, ZOOMED } from '../measures/reflow'

// The kit is part of no release: one voice shows that it stands, all are looked at when every page is.
const looked = process.env.E2E_PAGES === 'all' ? voices : voices.slice(0, 1)

for (const { name, path } of looked) {
  test(`every part of the kit holds for everyone: ${name}`, async ({ page, openKit }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openKit(path)
    expect.soft(await axeFindings(page), 'axe').toEqual([])
    expect.soft(await walkByKeyboard(page, new Set()), 'keyboard').toEqual([])
    expect.soft(await spacingFindings(page), 'text spaced by the reader').toEqual([])
    await page.setViewportSize(ZOOMED)
    expect.soft(await sidewaysFindings(page), '400 percent').toEqual([])
  })
}
