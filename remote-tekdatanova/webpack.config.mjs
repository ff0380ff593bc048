import { deployable, remoteBrowser, remoteServer } from '../tools/federation/deployable.mjs'

/** What browsers load of this remote, and what the shell's server renders its pages with. */
export default deployable('remote-tekdatanova', (options) => [remoteBrowser(options), remoteServer(options)])
