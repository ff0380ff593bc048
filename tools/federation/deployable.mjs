// webpack-cli loads the configs of the deployables without TypeScript support; this registers tsx for their imports.
import 'tsx'

export const { deployable, remoteBrowser, remoteServer, shellBrowser, shellServer } = await import('./deployable.ts')
