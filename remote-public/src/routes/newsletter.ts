import type { PageHandle, RemoteManifest } from '@tekskills/shared/contracts/remote-manifest'
import { lazyLoader } from '@tekskills/shared/routing/lazy-loader'
import { newsletterConfirmMeta, newsletterUnsubscribeMeta } from '../content/newsletter-meta'
import { paths } from '../paths'

/**
 * The pages that links in newsletter emails open. All pages of emailed links are one chunk, because the hash of each
 * chunk is in the script of every visitor.
 */
export const newsletterRoutes: RemoteManifest['routes'] = [
  {
    id: 'public.newsletter-confirm',
    path: paths.newsletterConfirm,
    lazy: () =>
      import(/* webpackChunkName: "mail-link" */ '../pages/newsletter-confirm/NewsletterConfirmPage').then(
        ({ NewsletterConfirmPage }) => ({ Component: NewsletterConfirmPage }),
      ),
    loader: lazyLoader(
      () => import(/* webpackChunkName: "mail-link-data" */ '../pages/newsletter-confirm/newsletter-confirm-loader'),
    ),
    handle: {
      access: 'visitor',
      chrome: 'site',
      meta: newsletterConfirmMeta,
      chunks: ['mail-link'],
      query: ['token'],
    } satisfies PageHandle,
  },
  {
    id: 'public.newsletter-unsubscribe',
    path: paths.newsletterUnsubscribe,
    lazy: () =>
      import(/* webpackChunkName: "mail-link" */ '../pages/newsletter-unsubscribe/NewsletterUnsubscribePage').then(
        ({ NewsletterUnsubscribePage }) => ({ Component: NewsletterUnsubscribePage }),
      ),
    loader: lazyLoader(
      () =>
        import(
          /* webpackChunkName: "mail-link-data" */ '../pages/newsletter-unsubscribe/newsletter-unsubscribe-loader'
        ),
    ),
    handle: {
      access: 'visitor',
      chrome: 'site',
      meta: newsletterUnsubscribeMeta,
      chunks: ['mail-link'],
      query: ['token'],
    } satisfies PageHandle,
  },
]
