import { runSequences } from './editor-sequences'

// Two people write the same blog over networks that fail: no word of either may be lost.
process.exitCode = await runSequences({ titles: 'of two editors', sequences: 500, name: 'two-editors' })
