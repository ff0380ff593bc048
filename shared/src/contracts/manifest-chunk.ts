/** Name of the chunk with a remote's manifest, used by the build and for preloads by the server. */
export const MANIFEST_CHUNK = 'manifest'
