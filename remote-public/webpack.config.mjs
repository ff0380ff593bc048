import { deployable, remoteBrowser, remoteServer } from '../tools/federation/deployable.mjs'

/** A browser build, and a server build with which the shell server renders the pages. */
export default deployable('remote-public', (options) => [remoteBrowser(options), remoteServer(options)])
