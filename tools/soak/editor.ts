import { fromRoot } from '../repository'
import { runNode } from '../testing/run-node'

/** Sequences that are tried; a failing one names its seed, and `E2E_EDITOR_SEED` runs it again. */
const SEQUENCES = '200'

// Random things done to a text in a real browser: what a model of it holds is what the service stores.
const e2e = ['--import', 'tsx', fromRoot('tools', 'testing', 'e2e.ts'), 'editor-sequences']
const code = await runNode(e2e, { env: { E2E_EDITOR_SEQUENCES: process.env.E2E_EDITOR_SEQUENCES ?? SEQUENCES } })
console.log(code === 0 ? 'no sequence lost a word or a picture' : 'sequences failed: their seeds and steps are above')
process.exitCode = code
