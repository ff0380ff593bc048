import type { Loaders } from './loaders'
import type { MainPageContent } from '../types'

/** Loads the content of the pages in the main layout (MS-05 to MS-08), each from its own chunk. */
export const mainLoaders: Loaders<MainPageContent> = {
  'ai-accelerators': () => import(/* webpackChunkName: "content-ai-accelerators" */ '../pages/ai-accelerators'),
  'use-cases': () => import(/* webpackChunkName: "content-use-cases" */ '../pages/use-cases'),
  ebooks: () => import(/* webpackChunkName: "content-ebooks" */ '../pages/ebooks'),
  blog: () => import(/* webpackChunkName: "content-blog" */ '../pages/blog'),
}
