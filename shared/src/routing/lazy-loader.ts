import type { LoaderFunction, LoaderFunctionArgs } from 'react-router-dom'

/**
 * A loader whose module (and with it the HTTP client) is fetched when it first runs, so that a page rendered by the
 * server ships none of it.
 */
export const lazyLoader =
  (load: () => Promise<{ loader: LoaderFunction }>): LoaderFunction =>
  async (args: LoaderFunctionArgs) =>
    (await load()).loader(args)
