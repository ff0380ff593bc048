import {
  LayoutDashboard,
  BriefcaseBusiness,
  Newspaper,
  NotebookText,
  Presentation,
  Tags,
  UserPen,
  type LucideIcon,
} from 'lucide-react'
import type { Role } from '@tekskills/shared/contracts/access'
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
const contentEntries: readonly SidebarEntry[] = [
  entry('Author', UserPen, paths.addAuthor, paths.viewAuthors),
  entry('Category', Tags, paths.addCategory, paths.viewCategories),
  { ...entry('Blogs', NotebookText, paths.addBlog, paths.viewBlogs), open: true },
  entry('Case Studies', Presentation, paths.addCaseStudy, paths.viewCaseStudies),
  entry('News Room', Newspaper, paths.addNews, paths.viewNews),
]

/** The entries of CAREERS below the dashboard (ST-08). */
const careersEntries: readonly SidebarEntry[] = [
  {
    name: 'Careers',
    icon: BriefcaseBusiness,
    open: true,
    disable: false,
    submenu: [
      { name: 'Add Career', link: paths.addCareer },
      { name: 'View Careers', link: paths.viewCareers },
      { name: 'Applications', link: paths.applications },
      { name: 'Future Applicants', link: paths.futureApplications },
    ],
  },
]

const dashboard: SidebarEntry = {
  name: 'Dashboard',
  icon: LayoutDashboard,
  open: false,
  disable: false,
  link: paths.dashboard,
  submenu: [],
}

const ENTRIES: Record<Role, readonly SidebarEntry[]> = {
  BLOGS: [dashboard, ...contentEntries],
  CAREERS: [dashboard, ...careersEntries],
}

/** The entries of a role (ST-08); an unknown role sees none. */
export const sidebarEntries = (role: string | null): readonly SidebarEntry[] =>
  role === 'BLOGS' || role === 'CAREERS' ? ENTRIES[role] : []
