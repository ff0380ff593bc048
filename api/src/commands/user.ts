import { writePrivately } from '../platform/disk/private-files'
import { userProgram } from './user-command'

writePrivately()
process.exitCode = await userProgram(process.argv.slice(2))
