import type { StaffBlog } from '@tekskills/shared/contracts/http/blogs'
import { staffCall } from '../commands/staff-call'
import { runSequence } from '../fixtures/editor-sequence'
import { nightlyAfter } from '../fixtures/nightly'
import { expect, test } from '../fixtures/test'
import { runTwoEditors } from '../fixtures/two-editors'

/** First one that found a bug (code typed over) and some that insert every block, then a few more. */
const SHORT = [66, 112, 4, 17, 22, 27, 38, 68, 101, 1, 2, 3]
/** Sequences per test, on one page: opening the back-office takes longer than most of them. */
const PER_TEST = 2

/** A single seed (`E2E_EDITOR_SEED`), the given number of seeds (`E2E_EDITOR_SEQUENCES`), or the short list. */
const { E2E_EDITOR_SEED: seed, E2E_EDITOR_SEQUENCES: count } = process.env
const all = count ? Array.from({ length: Number(count) }, (_, index) => index + 1) : SHORT
const seeds = seed ? [Number(seed)] : all

/** Number of sequences of the short list that a usual run includes. */
const USUAL = 2
const atNight = (index: number) => (count || seed ? {} : nightlyAfter(index, USUAL))

test.describe.configure({ mode: 'parallel' })

for (let first = 0; first < seeds.length; first += PER_TEST) {
  const batch = seeds.slice(first, first + PER_TEST)

  test(
    `BO-01 BO-05 sequences ${batch.join(', ')}: the stored text matches the edits`,
    atNight(first),
    async ({ editor: { page } }) => {
      const failures: string[] = []
      for (const each of batch) {
        await runSequence(page, each).catch(async (error: Error) => {
          failures.push(error.message)
          await page.goto('about:blank')
        })
      }
      expect(failures.join('\n\n')).toBe('')
    },
  )
}

test.describe('two editors at once, with networks that fail', () => {
  test.use({ autosaves: true })

  for (let first = 0; first < seeds.length; first += PER_TEST) {
    const batch = seeds.slice(first, first + PER_TEST)

    test(
      `BO-05 sequences ${batch.join(', ')} of two editors: no word of either is lost`,
      atNight(first),
      async ({ publishBlog, openContext, sessionOf, consoleWatch, unique }) => {
        test.setTimeout(PER_TEST * 120_000)
        consoleWatch.allow(/ERR_|409|failed:/)
        const session = await sessionOf('blogs')
        const failures: string[] = []
        for (const seed of batch) {
          const blogName = unique(`Two editors ${seed}`)
          // The random part of the title could contain what looks like a word of an author.
          const { id } = await publishBlog({ blogName, description: 'Two people write.', content: '<p>Live.</p>' })
          await runTwoEditors({
            id,
            seed,
            openContext: () => openContext({ storageState: session }),
            read: async () => {
              const { description, content } = await staffCall<StaffBlog>(session, `blogs/${id}/draft`)
              return { summary: description, text: content }
            },
          }).catch((error: Error) => failures.push(error.message))
        }
        expect(failures.join('\n\n')).toBe('')
      },
    )
  }
})
