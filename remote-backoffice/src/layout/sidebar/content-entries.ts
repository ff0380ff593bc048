import { Newspaper, NotebookText, Presentation, Tags, UserPen, type LucideIcon } from 'lucide-react'
import { paths } from '../../paths'
import type { SidebarEntry } from './sidebar-entry'

const entry = (name: string, icon: LucideIcon, add: `/${string}`, view: `/${string}`): SidebarEntry => ({
  name,
  icon,
  open: false,
  disable: false,
  submenu: [
    { name: 'Add', link: add },
    { name: 'View', link: view },
  ],
})

/** The entries of BLOGS below the dashboard, in the order of the specification (ST-08). */
export const contentEntries: readonly SidebarEntry[] = [
  entry('Author', UserPen, paths.addAuthor, paths.viewAuthors),
  entry('Category', Tags, paths.addCategory, paths.viewCategories),
  { ...entry('Blogs', NotebookText, paths.addBlog, paths.viewBlogs), open: true },
  entry('Case Studies', Presentation, paths.addCaseStudy, paths.viewCaseStudies),
  entry('News Room', Newspaper, paths.addNews, paths.viewNews),
]
