import type { RemoteManifest } from '@tekskills/shared/contracts/remote-manifest'
import { contentMeta } from '../page-meta'
import { paths } from '../paths'
import { staffScreen } from './staff-screen'

const roles = ['BLOGS'] as const

/** The tables of the role BLOGS. */
const contentTableRoutes: RemoteManifest['routes'] = [
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

/** The screens of the role BLOGS: tables and forms. */
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
