import { writePrivately } from './private-data'
import { userProgram } from './user-command'

writePrivately()
process.exitCode = await userProgram(process.argv.slice(2))
