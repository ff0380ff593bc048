import { userInfo } from 'node:os'

/** Author of registry changes: `RELEASE_BY`, which pipelines set, or the name of the logged-in user. */
export const releaseAuthor = () => process.env['RELEASE_BY'] || userInfo().username
