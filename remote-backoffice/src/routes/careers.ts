import type { RemoteManifest } from '@tekskills/shared/contracts/remote-manifest'
import { careersMeta } from '../page-meta'
import { paths } from '../paths'
import { staffScreen } from './staff-screen'

const roles = ['CAREERS'] as const

/** The screens of the role CAREERS: jobs, applicants and the talent pool. */
export const careersRoutes: RemoteManifest['routes'] = [
  staffScreen({
    id: 'view-careers',
    path: paths.viewCareers,
    meta: careersMeta.viewCareers,
    lazy: () =>
      import(/* webpackChunkName: "view-careers" */ '../pages/view-careers/ViewCareersPage').then(
        ({ ViewCareersPage }) => ({ Component: ViewCareersPage }),
      ),
    load: () => import(/* webpackChunkName: "view-careers-data" */ '../pages/view-careers/view-careers-loader'),
    roles,
  }),
  staffScreen({
    id: 'add-careers',
    path: paths.addCareer,
    meta: careersMeta.addCareer,
    lazy: () =>
      import(/* webpackChunkName: "add-careers" */ '../pages/add-careers/AddCareersPage').then(
        ({ AddCareersPage }) => ({ Component: AddCareersPage }),
      ),
    load: () => import(/* webpackChunkName: "add-careers-data" */ '../pages/add-careers/add-careers-loader'),
    roles,
  }),
  staffScreen({
    id: 'applications',
    path: paths.applications,
    meta: careersMeta.applications,
    lazy: () =>
      import(/* webpackChunkName: "applications" */ '../pages/applications/ApplicationsPage').then(
        ({ ApplicationsPage }) => ({ Component: ApplicationsPage }),
      ),
    load: () => import(/* webpackChunkName: "applications-data" */ '../pages/applications/applications-loader'),
    roles,
  }),
  staffScreen({
    id: 'future-applications',
    path: paths.futureApplications,
    meta: careersMeta.futureApplications,
    lazy: () =>
      import(/* webpackChunkName: "future-applications" */ '../pages/future-applications/FutureApplicationsPage').then(
        ({ FutureApplicationsPage }) => ({ Component: FutureApplicationsPage }),
      ),
    load: () =>
      import(
        /* webpackChunkName: "future-applications-data" */ '../pages/future-applications/future-applications-loader'
      ),
    roles,
  }),
  staffScreen({
    id: 'job-profiles',
    path: paths.jobProfiles,
    meta: careersMeta.jobProfiles,
    lazy: () =>
      import(/* webpackChunkName: "job-profiles" */ '../pages/job-profiles/JobProfilesPage').then(
        ({ JobProfilesPage }) => ({ Component: JobProfilesPage }),
      ),
    load: () => import(/* webpackChunkName: "job-profiles-data" */ '../pages/job-profiles/job-profiles-loader'),
    roles,
  }),
]
