import { LayoutDashboard, NotebookText, type LucideIcon } from 'lucide-react'
import type { Role } from '@tekskills/shared/contracts/access'
import { paths } from '../../paths'

/** One line of a submenu (LY-08). */
export interface SubmenuEntry {
  name: string
  link: `/${string}`
}

/** One entry of the back-office sidebar, with the fields of the specification (LY-08). */
export interface SidebarEntry {
  name: string
  icon: LucideIcon
  /** The submenu is unfolded from the start. */
  open: boolean
  /** Shown but not to be followed (contract §4 row 53). */
  disable: boolean
  /** Where the entry itself leads; absent where it only unfolds its submenu. */
  link?: `/${string}`
  submenu: readonly SubmenuEntry[]
}

const dashboard: SidebarEntry = {
  name: 'Dashboard',
  icon: LayoutDashboard,
  open: false,
  disable: false,
  link: paths.dashboard,
  submenu: [],
}

const blogs: SidebarEntry = {
  name: 'Blogs',
  icon: NotebookText,
  open: true,
  disable: false,
  submenu: [
    { name: 'Add', link: paths.addBlog },
    { name: 'View', link: paths.viewBlogs },
  ],
}

const ENTRIES: Record<Role, readonly SidebarEntry[]> = {
  BLOGS: [dashboard, blogs],
  CAREERS: [dashboard],
}

/** The entries of a role (ST-08); a role that nobody knows sees none. */
export const sidebarEntries = (role: string | null): readonly SidebarEntry[] =>
  role === 'BLOGS' || role === 'CAREERS' ? ENTRIES[role] : []
