import type { LoaderFunction, LoaderFunctionArgs } from 'react-router-dom'

/** A loader whose code can be prefetched when a navigation is likely. */
export type PreloadableLoader = LoaderFunction & { preload: () => Promise<unknown> }

/**
 * A loader whose module, including the HTTP client, is loaded when it first runs, so that a server-rendered page does not
 * ship it.
 */
export function lazyLoader(load: () => Promise<{ loader: LoaderFunction }>): PreloadableLoader {
  const run = async (args: LoaderFunctionArgs) => (await load()).loader(args)
  return Object.assign(run, { preload: load })
}
