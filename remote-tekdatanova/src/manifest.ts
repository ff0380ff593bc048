import type { LayoutHandle, PageHandle, RemoteManifest } from '@tekskills/shared/contracts/remote-manifest'
import { contentMeta } from './content/meta-until-loaded'
import { landingMeta } from './content/landing/hero'
import { contentPatterns, micrositePath } from './paths'
import { contentLoader } from './pages/content/content-loader'

const layoutHandle: LayoutHandle = { chunks: ['layout'] }

const page = (handle: Pick<PageHandle, 'meta' | 'chunks'>): PageHandle => ({
  access: 'open',
  chrome: 'microsite',
  ...handle,
})

/** The route of the content pages of one pattern; the slug in their address selects the page. */
const contentRoute = (name: keyof typeof contentPatterns) => ({
  id: `tekdatanova-${name}`,
  path: contentPatterns[name],
  lazy: () =>
    import(/* webpackChunkName: "content" */ './pages/content/ContentRoute').then(({ ContentRoute }) => ({
      Component: ContentRoute,
    })),
  loader: contentLoader,
  handle: page({ meta: contentMeta, chunks: ['content'] }),
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
        contentRoute('service'),
        contentRoute('solution'),
        contentRoute('industry'),
        contentRoute('page'),
        contentRoute('nested'),
      ],
    },
  ],
} satisfies RemoteManifest
