import type { PageHandle, RemoteManifest } from '@tekskills/shared/contracts/remote-manifest'
import { lazyLoader } from '@tekskills/shared/routing/lazy-loader'
import { jobAlertConfirmMeta, jobAlertUnsubscribeMeta } from '../content/careers/job-alerts-meta'
import { paths } from '../paths'

/** The pages that links in job alert emails open. */
export const jobAlertRoutes: RemoteManifest['routes'] = [
  {
    id: 'public.job-alert-confirm',
    path: paths.jobAlertConfirm,
    lazy: () =>
      import(/* webpackChunkName: "mail-link" */ '../pages/job-alert-confirm/JobAlertConfirmPage').then(
        ({ JobAlertConfirmPage }) => ({ Component: JobAlertConfirmPage }),
      ),
    loader: lazyLoader(
      () => import(/* webpackChunkName: "mail-link-data" */ '../pages/job-alert-confirm/job-alert-confirm-loader'),
    ),
    handle: {
      access: 'visitor',
      chrome: 'site',
      meta: jobAlertConfirmMeta,
      chunks: ['mail-link'],
      query: ['token'],
    } satisfies PageHandle,
  },
  {
    id: 'public.job-alert-unsubscribe',
    path: paths.jobAlertUnsubscribe,
    lazy: () =>
      import(/* webpackChunkName: "mail-link" */ '../pages/job-alert-unsubscribe/JobAlertUnsubscribePage').then(
        ({ JobAlertUnsubscribePage }) => ({ Component: JobAlertUnsubscribePage }),
      ),
    loader: lazyLoader(
      () =>
        import(/* webpackChunkName: "mail-link-data" */ '../pages/job-alert-unsubscribe/job-alert-unsubscribe-loader'),
    ),
    handle: {
      access: 'visitor',
      chrome: 'site',
      meta: jobAlertUnsubscribeMeta,
      chunks: ['mail-link'],
      query: ['token'],
    } satisfies PageHandle,
  },
]
