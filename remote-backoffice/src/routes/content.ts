import type { RemoteManifest } from '@tekskills/shared/contracts/remote-manifest'
import { lazyLoader } from '@tekskills/shared/routing/lazy-loader'
import { PageRefusal } from '../features/access/PageRefusal'
import { editorMeta, viewBlogsMeta } from '../page-meta'
import { paths } from '../paths'
import { staffHandle } from './staff-handle'

const roles = ['BLOGS'] as const

/** What the role BLOGS looks after: its tables and its forms. */
export const contentRoutes: RemoteManifest['routes'] = [
  {
    id: 'backoffice.view-blogs',
    path: paths.viewBlogs,
    lazy: () => import(/* webpackChunkName: "view-blogs" */ '../pages/view-blogs'),
    loader: lazyLoader(() => import(/* webpackChunkName: "view-blogs-data" */ '../pages/view-blogs/view-blogs-loader')),
    ErrorBoundary: PageRefusal,
    handle: staffHandle({ meta: viewBlogsMeta, chunks: ['view-blogs', 'view-blogs-data'], roles }),
  },
  {
    id: 'backoffice.blog-editor',
    path: paths.addBlog,
    lazy: () => import(/* webpackChunkName: "blog-editor" */ '../pages/blog-editor'),
    loader: lazyLoader(
      () => import(/* webpackChunkName: "blog-editor-data" */ '../pages/blog-editor/blog-editor-loader'),
    ),
    ErrorBoundary: PageRefusal,
    handle: staffHandle({ meta: editorMeta, chunks: ['blog-editor', 'blog-editor-data'], roles }),
  },
]
