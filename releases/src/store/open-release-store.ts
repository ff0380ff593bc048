import { openSigner } from '../policy/signing'
import { createReleaseBucket } from './release-bucket'
import { releaseStore, type ReleaseStore } from './release-store'

/**
 * Opens the release store that the environment configures: the bucket `RELEASES_S3_BUCKET`, with `RELEASES_DIR` as this
 * machine's copy, or else the folder `RELEASES_DIR` itself. `RELEASES_DIR` defaults to `DATA_DIR/releases`.
 * `RELEASE_KEY` signs releases and changes.
 * @throws {Error} with a one-sentence message when `RELEASE_KEY` is no key.
 */
export function openReleaseStore(env: NodeJS.ProcessEnv): ReleaseStore {
  const folder = env['RELEASES_DIR'] || `${env['DATA_DIR'] || 'data'}/releases`
  const name = env['RELEASES_S3_BUCKET']
  const signer = env['RELEASE_KEY'] ? openSigner(env['RELEASE_KEY']) : undefined
  if (!name) return releaseStore(folder, undefined, signer)
  const { S3_REGION: region, S3_ENDPOINT: endpoint } = env
  return releaseStore(
    folder,
    createReleaseBucket({ name, region: region || 'us-east-1', endpoint: endpoint || undefined }),
    signer,
  )
}
