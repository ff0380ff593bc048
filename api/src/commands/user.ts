import { writePrivately } from '../platform/disk/private-files'
import { runUserProcess } from './user-command'

writePrivately()
process.exitCode = await runUserProcess(process.argv.slice(2))
