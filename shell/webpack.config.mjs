import { deployable, shellBrowser, shellServer } from '../tools/federation/deployable.mjs'

/** What browsers load of the shell, and what its server renders pages with. */
export default deployable('shell', (options) => [shellBrowser(options), shellServer(options)])
