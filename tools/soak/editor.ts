import { runSequences } from './editor-sequences'

// The stored text must match a model of the edits.
process.exitCode = await runSequences({ titles: 'the stored text matches the edits', sequences: 200, name: 'editor' })
