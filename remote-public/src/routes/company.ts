import type { PageHandle, RemoteManifest } from '@tekskills/shared/contracts/remote-manifest'
import { lazyLoader } from '@tekskills/shared/routing/lazy-loader'
import { companyMeta } from '../content/meta-until-loaded'
import type { ContentModule } from '../content/page-content'
import { leadershipMeta, personMeta } from '../content/people/leadership-meta'
import { staticLoader } from '../kit/page-content/static-page'
import { paths } from '../paths'

const page = (id: string, path: string, load: () => Promise<ContentModule>) => ({
  id: `public.${id}`,
  path,
  lazy: () =>
    import(/* webpackChunkName: "content-page" */ '../pages/content/ContentPage').then(({ ContentPage }) => ({
      Component: ContentPage,
    })),
  loader: staticLoader(path, load),
  handle: { access: 'visitor', chrome: 'site', meta: companyMeta, chunks: ['content-page'] } satisfies PageHandle,
})

/** The company pages. */
export const companyRoutes: RemoteManifest['routes'] = [
  page('about', paths.aboutUs, () => import(/* webpackChunkName: "about-us" */ '../content/company/about-us')),
  page('why-us', paths.whyUs, () => import(/* webpackChunkName: "whyus" */ '../content/company/whyus')),
  page('clients', paths.clients, () => import(/* webpackChunkName: "clients" */ '../content/company/clients')),
  page(
    'partnership',
    paths.partnership,
    () => import(/* webpackChunkName: "partnership" */ '../content/company/partnership'),
  ),
  page(
    'certifications',
    paths.certifications,
    () => import(/* webpackChunkName: "certifications" */ '../content/company/certifications'),
  ),
  page(
    'life',
    paths.lifeAtTekskills,
    () => import(/* webpackChunkName: "life" */ '../content/company/life-at-tekskills'),
  ),
  {
    id: 'public.leadership',
    path: paths.leadership,
    lazy: () =>
      import(/* webpackChunkName: "leadership" */ '../pages/leadership/LeadershipPage').then(({ LeadershipPage }) => ({
        Component: LeadershipPage,
      })),
    loader: lazyLoader(() => import(/* webpackChunkName: "leadership-data" */ '../pages/leadership/leadership-loader')),
    handle: {
      access: 'visitor',
      chrome: 'site',
      meta: leadershipMeta,
      chunks: ['leadership'],
      content: ['authors'],
    } satisfies PageHandle,
  },
  {
    id: 'public.person',
    path: paths.person,
    lazy: () =>
      import(/* webpackChunkName: "person" */ '../pages/person/PersonPage').then(({ PersonPage }) => ({
        Component: PersonPage,
      })),
    loader: lazyLoader(() => import(/* webpackChunkName: "person-data" */ '../pages/person/person-loader')),
    handle: {
      access: 'visitor',
      chrome: 'site',
      meta: personMeta,
      chunks: ['person'],
      content: ['authors'],
    } satisfies PageHandle,
  },
]
