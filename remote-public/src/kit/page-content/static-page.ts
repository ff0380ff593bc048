import type { PreloadableLoader } from '@tekskills/shared/routing/lazy-loader'
import type { LoaderFunctionArgs } from '@tekskills/shared/routing/router'
import type { ContentModule } from '../../content/page-content'

/** Loader of the page at `path`, whose content is one file, fetched ahead when its link is likely to be followed. */
export function staticLoader(path: string, load: () => Promise<ContentModule>): PreloadableLoader {
  const fetchParts = () => Promise.all([load(), import(/* webpackChunkName: "read-content" */ './read-content')])
  const run = async ({ request }: LoaderFunctionArgs) => {
    const [module, { readContent }] = await fetchParts()
    return readContent(module, request, path)
  }
  return Object.assign(run, { preload: fetchParts })
}
