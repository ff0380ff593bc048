import type { PageHandle, RemoteManifest } from '@tekskills/shared/contracts/remote-manifest'
import { contactMeta } from '../content/contact/contact-meta'
import { readCountry } from '../pages/contact/contact-loader'

/** The contact page (RT-02). */
export const contactRoutes: RemoteManifest['routes'] = [
  {
    id: 'public.contact',
    path: '/contact',
    lazy: () =>
      import(/* webpackChunkName: "contact" */ '../pages/contact/ContactPage').then(({ ContactPage }) => ({
        Component: ContactPage,
      })),
    loader: readCountry,
    handle: {
      access: 'visitor',
      chrome: 'site',
      meta: contactMeta,
      chunks: ['contact'],
      query: ['country'],
    } satisfies PageHandle,
  },
]
