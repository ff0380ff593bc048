import { userProgram } from './user-command'

process.exitCode = await userProgram(process.argv.slice(2))
