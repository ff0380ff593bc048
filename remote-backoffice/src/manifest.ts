import type { LayoutHandle, PageHandle, RemoteManifest } from '@tekskills/shared/contracts/remote-manifest'
import { lazyLoader } from '@tekskills/shared/routing/lazy-loader'
import { PageRefusal } from './features/access/PageRefusal'
import { editorMeta, dashboardMeta, viewBlogsMeta } from './page-meta'
import { paths } from './paths'

/** The staff screens: the sidebar around them, the dashboards, the blogs. */
export const manifest: RemoteManifest = {
  name: 'remote-backoffice',
  routes: [
    {
      id: 'backoffice',
      lazy: () => import(/* webpackChunkName: "staff-frame" */ './layout'),
      handle: { chunks: ['staff-frame'] } satisfies LayoutHandle,
      children: [
        {
          id: 'backoffice.dashboard',
          path: paths.dashboard,
          lazy: () => import(/* webpackChunkName: "dashboard" */ './pages/dashboard'),
          loader: lazyLoader(
            () => import(/* webpackChunkName: "dashboard-data" */ './pages/dashboard/dashboard-loader'),
          ),
          ErrorBoundary: PageRefusal,
          handle: {
            access: 'staff',
            chrome: 'staff',
            meta: dashboardMeta,
            chunks: ['dashboard', 'dashboard-data'],
          } satisfies PageHandle,
        },
        {
          id: 'backoffice.view-blogs',
          path: paths.viewBlogs,
          lazy: () => import(/* webpackChunkName: "view-blogs" */ './pages/view-blogs'),
          loader: lazyLoader(
            () => import(/* webpackChunkName: "view-blogs-data" */ './pages/view-blogs/view-blogs-loader'),
          ),
          ErrorBoundary: PageRefusal,
          handle: {
            access: 'staff',
            chrome: 'staff',
            meta: viewBlogsMeta,
            chunks: ['view-blogs', 'view-blogs-data'],
            roles: ['BLOGS'],
          } satisfies PageHandle,
        },
        {
          id: 'backoffice.blog-editor',
          path: paths.addBlog,
          lazy: () => import(/* webpackChunkName: "blog-editor" */ './pages/blog-editor'),
          loader: lazyLoader(
            () => import(/* webpackChunkName: "blog-editor-data" */ './pages/blog-editor/blog-editor-loader'),
          ),
          ErrorBoundary: PageRefusal,
          handle: {
            access: 'staff',
            chrome: 'staff',
            meta: editorMeta,
            chunks: ['blog-editor', 'blog-editor-data'],
            roles: ['BLOGS'],
          } satisfies PageHandle,
        },
      ],
    },
  ],
  navigation: [
    { id: 'backoffice.dashboard', label: 'Dashboard', to: paths.dashboard },
    { id: 'backoffice.view-blogs', label: 'Blogs', to: paths.viewBlogs, roles: ['BLOGS'] },
    { id: 'backoffice.add-blog', label: 'Add a blog', to: paths.addBlog, roles: ['BLOGS'] },
  ],
}
