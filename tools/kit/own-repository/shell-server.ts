import { buildTool } from './layout'

/** The file of the shell server, which the kit contains in its own version. */
export const shellServerFile = (): Promise<string> => Promise.resolve(buildTool('shell-server.mjs'))
