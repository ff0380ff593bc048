import { deployable, remoteBrowser } from '../tools/federation/deployable.mjs'

/** Only a browser build: the pages of this remote are not rendered on the server. */
export default deployable('remote-backoffice', (options) => [remoteBrowser(options)])
