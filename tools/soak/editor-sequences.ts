import { fromRoot } from '../repository'
import { runNode } from '../testing/run-node'

interface SequenceRun {
  /** The titles of its tests, as a regular expression. */
  titles: string
  /** Number of sequences, unless `E2E_EDITOR_SEQUENCES` says another. */
  sequences: number
  /** Name of its report. */
  name: string
}

/**
 * Random edits to a text in a real browser. A failure reports its seed and its steps; `E2E_EDITOR_SEED` reruns it.
 * @returns the exit code of the test run
 */
export async function runSequences({ titles, sequences, name }: SequenceRun): Promise<number> {
  const e2e = ['--import', 'tsx', fromRoot('tools', 'testing', 'e2e.ts'), 'editor-sequences', '-g', titles]
  const code = await runNode(e2e, {
    env: { E2E_EDITOR_SEQUENCES: process.env.E2E_EDITOR_SEQUENCES ?? String(sequences) },
  })
  console.log(
    code === 0
      ? 'no sequence lost a word, a picture or a video'
      : `sequences failed: their seeds and steps are in reports/soak-${name}.log`,
  )
  return code
}
