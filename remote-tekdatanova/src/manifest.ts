import type { LayoutHandle, PageHandle, RemoteManifest } from '@tekskills/shared/contracts/remote-manifest'
import { contentFallbackMeta } from './content/fallback-meta'
import { landingMeta } from './content/landing/hero'
import { micrositePath } from './content/links'
import { contentLoader } from './pages/content/content-loader'

const layoutHandle: LayoutHandle = { chunks: ['layout'] }

const page = (handle: Pick<PageHandle, 'meta' | 'chunks'>): PageHandle => ({
  access: 'open',
  chrome: 'microsite',
  ...handle,
})

/** A content page at `path`; which one is decided by the slug, the last parameter (RT-11). */
const contentRoute = (path: string) => ({
  path,
  lazy: () => import(/* webpackChunkName: "content" */ './pages/content'),
  loader: contentLoader,
  handle: page({ meta: contentFallbackMeta, chunks: ['content'] }),
})

/** The data-and-AI microsite: open to everybody, under its own header, all content static (MS-01). */
export const manifest = {
  name: 'remote-tekdatanova',
  routes: [
    {
      path: micrositePath,
      lazy: () => import(/* webpackChunkName: "layout" */ './pages/layout'),
      handle: layoutHandle,
      children: [
        {
          index: true,
          lazy: () => import(/* webpackChunkName: "landing" */ './pages/landing'),
          handle: page({ meta: landingMeta, chunks: ['landing'] }),
        },
        contentRoute('services/:name'),
        contentRoute('solutions/:name'),
        contentRoute('industries/:name'),
        contentRoute(':type'),
        contentRoute(':parent/:name'),
      ],
    },
  ],
  navigation: [{ id: 'tekdatanova', label: 'TekDataNova', to: micrositePath }],
} satisfies RemoteManifest
