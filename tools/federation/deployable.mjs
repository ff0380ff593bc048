// webpack-cli reads the configs of the deployables and knows no TypeScript; what they are made from is written in it.
import 'tsx'

export const { deployable, remoteBrowser, remoteServer, shellBrowser, shellServer } = await import('./deployable.ts')
