import type { RemoteManifest } from '@tekskills/shared/contracts/remote-manifest'
import { contentMeta } from '../page-meta'
import { paths } from '../paths'
import { contentTableRoutes } from './content-tables'
import { staffScreen } from './staff-screen'

const roles = ['BLOGS'] as const

/** What the role BLOGS looks after: its tables and its forms. */
export const contentRoutes: RemoteManifest['routes'] = [
  ...contentTableRoutes,
  staffScreen({
    id: 'author-editor',
    path: paths.addAuthor,
    meta: contentMeta.addAuthor,
    lazy: () =>
      import(/* webpackChunkName: "author-editor" */ '../pages/author-editor/AuthorEditorPage').then(
        ({ AuthorEditorPage }) => ({ Component: AuthorEditorPage }),
      ),
    load: () => import(/* webpackChunkName: "author-editor-data" */ '../pages/author-editor/author-editor-loader'),
    roles,
  }),
  staffScreen({
    id: 'category-editor',
    path: paths.addCategory,
    meta: contentMeta.addCategory,
    lazy: () =>
      import(/* webpackChunkName: "category-editor" */ '../pages/category-editor/CategoryEditorPage').then(
        ({ CategoryEditorPage }) => ({ Component: CategoryEditorPage }),
      ),
    load: () =>
      import(/* webpackChunkName: "category-editor-data" */ '../pages/category-editor/category-editor-loader'),
    roles,
  }),
  staffScreen({
    id: 'blog-editor',
    path: paths.addBlog,
    meta: contentMeta.addBlog,
    lazy: () =>
      import(/* webpackChunkName: "blog-editor" */ '../pages/blog-editor/BlogEditorPage').then(
        ({ BlogEditorPage }) => ({ Component: BlogEditorPage }),
      ),
    load: () => import(/* webpackChunkName: "blog-editor-data" */ '../pages/blog-editor/blog-editor-loader'),
    roles,
  }),
  staffScreen({
    id: 'case-study-editor',
    path: paths.addCaseStudy,
    meta: contentMeta.addCaseStudy,
    lazy: () =>
      import(/* webpackChunkName: "case-study-editor" */ '../pages/case-study-editor/CaseStudyEditorPage').then(
        ({ CaseStudyEditorPage }) => ({ Component: CaseStudyEditorPage }),
      ),
    load: () =>
      import(/* webpackChunkName: "case-study-editor-data" */ '../pages/case-study-editor/case-study-editor-loader'),
    roles,
  }),
  staffScreen({
    id: 'news-editor',
    path: paths.addNews,
    meta: contentMeta.addNews,
    lazy: () =>
      import(/* webpackChunkName: "news-editor" */ '../pages/news-editor/NewsEditorPage').then(
        ({ NewsEditorPage }) => ({ Component: NewsEditorPage }),
      ),
    load: () => import(/* webpackChunkName: "news-editor-data" */ '../pages/news-editor/news-editor-loader'),
    roles,
  }),
]
