// What a remote's `webpack.config.mjs` imports from the kit.
export { deployable, remoteBrowser, remoteServer } from '../federation/deployable'
