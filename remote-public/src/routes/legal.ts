import type { PageMeta } from '@tekskills/shared/contracts/page-meta'
import type { PageHandle, RemoteManifest } from '@tekskills/shared/contracts/remote-manifest'
import type { LegalDocument } from '../content/legal/legal-document'
import { cookiePolicyMeta, privacyNoticeMeta, statutoryComplianceMeta } from '../content/legal/legal-meta'
import { paths } from '../paths'

type LoadDocument = () => Promise<{ legalDocument: LegalDocument }>

/** RT-03: the three texts share one screen. */
const legalPage = (id: string, path: string, meta: PageMeta, load: LoadDocument) => ({
  id: `public.${id}`,
  path,
  lazy: () =>
    import(/* webpackChunkName: "legal" */ '../pages/legal/LegalPage').then(({ LegalPage }) => ({
      Component: LegalPage,
    })),
  loader: Object.assign(async () => (await load()).legalDocument, { preload: load }),
  handle: { access: 'visitor', chrome: 'site', meta, chunks: ['legal'] } satisfies PageHandle,
})

export const legalRoutes: RemoteManifest['routes'] = [
  legalPage(
    'cookie-policy',
    paths.cookiePolicy,
    cookiePolicyMeta,
    () => import(/* webpackChunkName: "cookie-policy" */ '../content/legal/cookie-policy'),
  ),
  legalPage(
    'privacy-notice',
    paths.privacyNotice,
    privacyNoticeMeta,
    () => import(/* webpackChunkName: "privacy-notice" */ '../content/legal/privacy-notice'),
  ),
  legalPage(
    'statutory-compliance',
    paths.statutoryCompliance,
    statutoryComplianceMeta,
    () => import(/* webpackChunkName: "statutory-compliance" */ '../content/legal/statutory-compliance'),
  ),
]
