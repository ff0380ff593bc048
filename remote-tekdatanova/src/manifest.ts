import type { LayoutHandle, PageHandle, RemoteManifest } from '@tekskills/shared/contracts/remote-manifest'
import { contentFallbackMeta } from './content/fallback-meta'
import { landingMeta } from './content/landing/hero'
import { micrositePath } from './paths'
import { contentLoader } from './pages/content/content-loader'

const layoutHandle: LayoutHandle = { chunks: ['layout'] }

const page = (handle: Pick<PageHandle, 'meta' | 'chunks'>): PageHandle => ({
  access: 'open',
  chrome: 'microsite',
  ...handle,
})

/** The route of content pages at `path`; the slug, its last parameter, selects the page (RT-11). */
const contentRoute = (id: string, path: string) => ({
  id: `tekdatanova-${id}`,
  path,
  lazy: () =>
    import(/* webpackChunkName: "content" */ './pages/content/ContentRoute').then(({ ContentRoute }) => ({
      Component: ContentRoute,
    })),
  loader: contentLoader,
  handle: page({ meta: contentFallbackMeta, chunks: ['content'] }),
})

/** The data-and-AI microsite: public, with its own header and static content (MS-01). */
export const manifest = {
  name: 'remote-tekdatanova',
  routes: [
    {
      id: 'tekdatanova',
      path: micrositePath,
      lazy: () =>
        import(/* webpackChunkName: "layout" */ './layout/MicrositeLayout').then(({ MicrositeLayout }) => ({
          Component: MicrositeLayout,
        })),
      handle: layoutHandle,
      children: [
        {
          id: 'tekdatanova-home',
          index: true,
          lazy: () =>
            import(/* webpackChunkName: "landing" */ './pages/landing/LandingPage').then(({ LandingPage }) => ({
              Component: LandingPage,
            })),
          handle: page({ meta: landingMeta, chunks: ['landing'] }),
        },
        contentRoute('service', 'services/:name'),
        contentRoute('solution', 'solutions/:name'),
        contentRoute('industry', 'industries/:name'),
        contentRoute('page', ':type'),
        contentRoute('nested', ':parent/:name'),
      ],
    },
  ],
} satisfies RemoteManifest
