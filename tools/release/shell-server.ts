import { fromRoot } from '../repository'
import { ensureNodeBundles } from './node-bundles'

/** The file of the shell server, built from the checked-out sources. The kit for remotes contains one instead. */
export async function shellServerFile(): Promise<string> {
  await ensureNodeBundles()
  return fromRoot('shell', 'dist', 'server', 'main.mjs')
}
