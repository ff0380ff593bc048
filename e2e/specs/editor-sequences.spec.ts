import { runSequence } from '../fixtures/editor-sequence'
import { test } from '../fixtures/test'

/** One seed again (`E2E_EDITOR_SEED`), as many as are asked for (`E2E_EDITOR_SEQUENCES`), or a few. */
const { E2E_EDITOR_SEED: again, E2E_EDITOR_SEQUENCES: count = '6' } = process.env
const seeds = again ? [Number(again)] : Array.from({ length: Number(count) }, (_, index) => index + 1)

test.describe.configure({ mode: 'parallel' })

for (const seed of seeds)
  test(`BO-01 BO-05 sequence ${seed}: what is done to a text is what the service stores`, async ({
    editor: { page },
  }) => {
    await runSequence(page, seed)
  })
