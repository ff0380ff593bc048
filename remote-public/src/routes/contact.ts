import type { PageHandle, RemoteManifest } from '@tekskills/shared/contracts/remote-manifest'
import { lazyLoader } from '@tekskills/shared/routing/lazy-loader'
import { contactMeta } from '../content/contact/contact-meta'
import { paths } from '../paths'

/** The contact page (RT-02). */
export const contactRoutes: RemoteManifest['routes'] = [
  {
    id: 'public.contact',
    path: paths.contact,
    lazy: () =>
      import(/* webpackChunkName: "contact" */ '../pages/contact/ContactPage').then(({ ContactPage }) => ({
        Component: ContactPage,
      })),
    loader: lazyLoader(() => import(/* webpackChunkName: "contact-data" */ '../pages/contact/contact-loader')),
    handle: {
      access: 'visitor',
      chrome: 'site',
      meta: contactMeta,
      chunks: ['contact'],
      content: ['authors'],
      query: ['country'],
    } satisfies PageHandle,
  },
]
