import type { PageHandle, RemoteManifest } from '@tekskills/shared/contracts/remote-manifest'
import { lazyLoader } from '@tekskills/shared/routing/lazy-loader'
import { newslettersMeta } from '../content/newsletter-meta'
import { paths } from '../paths'

const content = ['newsletters', 'blogs', 'casestudies', 'newsroom'] as const

/**
 * The archive of sent newsletters, and the page of one. Both are one chunk, because the hash of each chunk is in the
 * script of every visitor.
 */
export const newsletterArchiveRoutes: RemoteManifest['routes'] = [
  {
    id: 'public.newsletters',
    path: paths.newsletters,
    lazy: () =>
      import(/* webpackChunkName: "newsletters" */ '../pages/newsletters/NewslettersPage').then(
        ({ NewslettersPage }) => ({ Component: NewslettersPage }),
      ),
    loader: lazyLoader(() => import(/* webpackChunkName: "newsletters-data" */ '../pages/newsletters/list-loader')),
    handle: {
      access: 'visitor',
      chrome: 'site',
      meta: newslettersMeta,
      chunks: ['newsletters'],
      content,
      query: ['page'],
    } satisfies PageHandle,
  },
  {
    id: 'public.newsletter-issue',
    path: paths.newsletterIssue,
    lazy: () =>
      import(/* webpackChunkName: "newsletters" */ '../pages/newsletters/NewsletterIssuePage').then(
        ({ NewsletterIssuePage }) => ({ Component: NewsletterIssuePage }),
      ),
    loader: lazyLoader(() => import(/* webpackChunkName: "newsletters-data" */ '../pages/newsletters/issue-loader')),
    handle: {
      access: 'visitor',
      chrome: 'site',
      meta: newslettersMeta,
      chunks: ['newsletters'],
      content,
    } satisfies PageHandle,
  },
]
