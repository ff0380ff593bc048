import type { PreloadableLoader } from '@tekskills/shared/routing/lazy-loader'
import type { LoaderFunctionArgs } from '@tekskills/shared/routing/router'
import type { ContentModule } from '../../content/page-content'

/**
 * Creates the loader of the static page at `path`; its content file can be preloaded when its link is likely to be
 * used.
 */
export function staticLoader(path: string, load: () => Promise<ContentModule>): PreloadableLoader {
  const fetchParts = () => Promise.all([load(), import(/* webpackChunkName: "read-content" */ './read-content')])
  const run = async ({ request }: LoaderFunctionArgs) => {
    const [module, { readContent }] = await fetchParts()
    return readContent(module, request, path)
  }
  return Object.assign(run, { preload: fetchParts })
}
