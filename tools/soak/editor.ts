import { fromRoot } from '../repository'
import { runNode } from '../testing/run-node'

/** Number of sequences; a failure reports its seed, and `E2E_EDITOR_SEED` reruns it. */
const SEQUENCES = '200'

// Random edits to a text in a real browser: the stored text must match a model of the edits.
const e2e = ['--import', 'tsx', fromRoot('tools', 'testing', 'e2e.ts'), 'editor-sequences']
const code = await runNode(e2e, { env: { E2E_EDITOR_SEQUENCES: process.env.E2E_EDITOR_SEQUENCES ?? SEQUENCES } })
console.log(
  code === 0
    ? 'no sequence lost a word or a picture'
    : 'sequences failed: their seeds and steps are in reports/soak-editor.log',
)
process.exitCode = code
