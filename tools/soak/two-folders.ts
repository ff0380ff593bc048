import { remoteNames, type ReleaseName } from '../repository'
import { compareTwoFolders } from '../testing/two-folders'

// The same sources, published from two folders: every file of every release is the same, byte by byte.

const [part] = process.argv.slice(2)
const parts = part ? [part as ReleaseName] : (['shell', ...remoteNames] as const)
const { files, different } = await compareTwoFolders(parts)
for (const file of different) console.log(`${file} differs`)
console.log(`${parts.join(', ')} from two folders: ${different.length} of ${files} files differ`)
if (different.length > 0 || files === 0) process.exitCode = 1
