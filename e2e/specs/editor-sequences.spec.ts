import { runSequence } from '../fixtures/editor-sequence'
import { expect, test } from '../fixtures/test'

/** A few, and those that once lost something: by the key for redoing, by a click, by a key right after the focus. */
const SHORT = [1, 2, 3, 4, 5, 6, 17, 22, 27, 38, 68, 101]
/** Sequences on one page, one after the other: opening the back-office takes longer than most of them. */
const ON_ONE_PAGE = 3

/** One seed again (`E2E_EDITOR_SEED`), as many as are asked for (`E2E_EDITOR_SEQUENCES`), or the short list. */
const { E2E_EDITOR_SEED: again, E2E_EDITOR_SEQUENCES: count } = process.env
const all = count ? Array.from({ length: Number(count) }, (_, index) => index + 1) : SHORT
const seeds = again ? [Number(again)] : all

test.describe.configure({ mode: 'parallel' })

for (let first = 0; first < seeds.length; first += ON_ONE_PAGE) {
  const together = seeds.slice(first, first + ON_ONE_PAGE)

  test(`BO-01 BO-05 sequences ${together.join(', ')}: what is done to a text is what the service stores`, async ({
    editor: { page },
  }) => {
    const lost: string[] = []
    for (const seed of together) {
      await runSequence(page, seed).catch(async (error: Error) => {
        lost.push(error.message)
        await page.goto('about:blank')
      })
    }
    expect(lost.join('\n\n')).toBe('')
  })
}
