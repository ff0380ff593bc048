import { LayoutDashboard } from 'lucide-react'
import type { Role } from '@tekskills/shared/contracts/access'
import { paths } from '../../paths'
import { careersEntries } from './careers-entries'
import { contentEntries } from './content-entries'
import type { SidebarEntry } from './sidebar-entry'

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

/** The entries of a role (ST-08); a role that nobody knows sees none. */
export const sidebarEntries = (role: string | null): readonly SidebarEntry[] =>
  role === 'BLOGS' || role === 'CAREERS' ? ENTRIES[role] : []
