import { userInfo } from 'node:os'

/** The name that a change of the registry bears: `RELEASE_BY`, set by pipelines, or who is logged in. */
export const whoReleases = () => process.env['RELEASE_BY'] || userInfo().username
