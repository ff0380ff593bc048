import type { PageMeta } from '@tekskills/shared/contracts/page-meta'

/** Staff screens are never indexed (contract §4 row 22). */
const staffMeta = (title: string, description: string): PageMeta => ({
  title: `${title} | Tekskills`,
  description,
  robots: 'noindex, nofollow',
})

export const dashboardMeta = staffMeta('Dashboard', 'Figures of the site and what changed last.')
export const viewBlogsMeta = staffMeta('Blogs', 'All blogs, from drafts to the archive.')
export const editorMeta = staffMeta('Blog editor', 'Write, illustrate and publish a blog.')
