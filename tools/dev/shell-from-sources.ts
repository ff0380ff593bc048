import type { SiteShell } from './beside-site'
import type { DevOptions } from './dev-options'
import { startShellServer } from './servers'

/** The shell of this checkout, which is developed like the remote beside it. */
export const shellFromSources = (options: DevOptions): SiteShell => ({
  isDeveloped: true,
  start: (server) => startShellServer(options, server),
})
