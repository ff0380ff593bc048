import { deployable, remoteBrowser } from '../tools/federation/deployable.mjs'

/** What browsers load of this remote; nobody else renders its pages. */
export default deployable('remote-backoffice', (options) => [remoteBrowser(options)])
