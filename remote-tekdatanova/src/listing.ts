import type { MenuIcon } from '@tekskills/shared/contracts/navigation'
import type { RemoteListing } from '@tekskills/shared/contracts/remote-listing'
import { catalogue } from './content/catalogue/catalogue'
import { contentPath, micrositePath } from './paths'

/** Lucide's `sparkles`. */
const sparkles: MenuIcon = {
  name: 'sparkles',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M11.017 2.814a1 1 0 0 1 1.966 0l1.051 5.558a2 2 0 0 0 1.594 1.594l5.558 1.051a1 1 0 0 1 0 1.966l-5.558 1.051a2 2 0 0 0-1.594 1.594l-1.051 5.558a1 1 0 0 1-1.966 0l-1.051-5.558a2 2 0 0 0-1.594-1.594l-5.558-1.051a1 1 0 0 1 0-1.966l5.558-1.051a2 2 0 0 0 1.594-1.594z',
      },
    ],
    ['path', { d: 'M20 2v4' }],
    ['path', { d: 'M22 4h-4' }],
    ['circle', { cx: '4', cy: '20', r: '2' }],
  ],
  aliases: ['stars'],
}

/** The menu entries of the microsite, and the addresses of its pages. */
export const listing: RemoteListing = {
  navigation: {
    header: [{ name: 'TekDataNova', order: 60, link: micrositePath, icon: sparkles }],
    footer: [{ name: 'Explore', submenu: [{ name: 'TekDataNova', order: 60, link: micrositePath }] }],
  },
  retired: [],
  addresses: [...catalogue].map(([slug, { category }]) => contentPath(category, slug)),
}
