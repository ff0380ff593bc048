import type { RemoteManifest } from '@tekskills/shared/contracts/remote-manifest'
import { contentMeta } from '../page-meta'
import { paths } from '../paths'
import { staffScreen } from './staff-screen'

const roles = ['BLOGS'] as const

/** The tables of what the role BLOGS looks after. */
export const contentTableRoutes: RemoteManifest['routes'] = [
  staffScreen({
    id: 'view-authors',
    path: paths.viewAuthors,
    meta: contentMeta.viewAuthors,
    lazy: () =>
      import(/* webpackChunkName: "view-authors" */ '../pages/view-authors/ViewAuthorsPage').then(
        ({ ViewAuthorsPage }) => ({ Component: ViewAuthorsPage }),
      ),
    load: () => import(/* webpackChunkName: "view-authors-data" */ '../pages/view-authors/view-authors-loader'),
    roles,
  }),
  staffScreen({
    id: 'view-categories',
    path: paths.viewCategories,
    meta: contentMeta.viewCategories,
    lazy: () =>
      import(/* webpackChunkName: "view-categories" */ '../pages/view-categories/ViewCategoriesPage').then(
        ({ ViewCategoriesPage }) => ({ Component: ViewCategoriesPage }),
      ),
    load: () =>
      import(/* webpackChunkName: "view-categories-data" */ '../pages/view-categories/view-categories-loader'),
    roles,
  }),
  staffScreen({
    id: 'view-blogs',
    path: paths.viewBlogs,
    meta: contentMeta.viewBlogs,
    lazy: () =>
      import(/* webpackChunkName: "view-blogs" */ '../pages/view-blogs/ViewBlogsPage').then(({ ViewBlogsPage }) => ({
        Component: ViewBlogsPage,
      })),
    load: () => import(/* webpackChunkName: "view-blogs-data" */ '../pages/view-blogs/view-blogs-loader'),
    roles,
  }),
  staffScreen({
    id: 'view-case-studies',
    path: paths.viewCaseStudies,
    meta: contentMeta.viewCaseStudies,
    lazy: () =>
      import(/* webpackChunkName: "view-case-studies" */ '../pages/view-case-studies/ViewCaseStudiesPage').then(
        ({ ViewCaseStudiesPage }) => ({ Component: ViewCaseStudiesPage }),
      ),
    load: () =>
      import(/* webpackChunkName: "view-case-studies-data" */ '../pages/view-case-studies/view-case-studies-loader'),
    roles,
  }),
  staffScreen({
    id: 'view-news',
    path: paths.viewNews,
    meta: contentMeta.viewNews,
    lazy: () =>
      import(/* webpackChunkName: "view-news" */ '../pages/view-news/ViewNewsPage').then(({ ViewNewsPage }) => ({
        Component: ViewNewsPage,
      })),
    load: () => import(/* webpackChunkName: "view-news-data" */ '../pages/view-news/view-news-loader'),
    roles,
  }),
]
