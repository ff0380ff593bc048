import type { LoaderFunction, LoaderFunctionArgs } from 'react-router-dom'

type Preload = (args: LoaderFunctionArgs) => Promise<unknown>

/** A loader whose code, and the static content of its page, can be prefetched when a navigation is likely. */
export type PreloadableLoader = LoaderFunction & { preload: Preload }

/**
 * A loader whose module, including the HTTP client, is loaded when it first runs, so that a server-rendered page does not
 * ship it. The module may export a `preload` of its own, which fetches static content.
 */
export function lazyLoader(load: () => Promise<{ loader: LoaderFunction; preload?: Preload }>): PreloadableLoader {
  const run = async (args: LoaderFunctionArgs) => (await load()).loader(args)
  return Object.assign(run, { preload: async (args: LoaderFunctionArgs) => (await load()).preload?.(args) })
}
