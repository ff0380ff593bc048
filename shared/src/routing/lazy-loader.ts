import type { LoaderFunction, LoaderFunctionArgs } from 'react-router-dom'

/** A loader that can fetch its own code ahead of time, when a link is likely to be followed. */
export type PreloadableLoader = LoaderFunction & { preload: () => Promise<unknown> }

/**
 * A loader whose module (and with it the HTTP client) is fetched when it first runs, so that a page rendered by the
 * server ships none of it.
 */
export function lazyLoader(load: () => Promise<{ loader: LoaderFunction }>): PreloadableLoader {
  const run = async (args: LoaderFunctionArgs) => (await load()).loader(args)
  return Object.assign(run, { preload: load })
}
