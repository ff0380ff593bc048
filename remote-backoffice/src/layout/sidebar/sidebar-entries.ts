import {
  AppWindow,
  createLucideIcon,
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
import type { MenuItem } from '@tekskills/shared/contracts/navigation'
import { paths } from '../../paths'

/** One line of a submenu (LY-08). */
export interface SubmenuEntry {
  name: string
  link: `/${string}`
}

/** One item of the back-office sidebar, with the fields of the specification (LY-08). */
export interface SidebarItem {
  name: string
  icon: LucideIcon
  /** Whether the submenu is initially expanded. */
  open: boolean
  /** Shown but not clickable (contract §4 row 53). */
  disable: boolean
  /** Address of the item; absent if it only expands its submenu. */
  link?: `/${string}`
  submenu: readonly SubmenuEntry[]
}

const entry = (name: string, icon: LucideIcon, add: `/${string}`, view: `/${string}`): SidebarItem => ({
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
const contentEntries: readonly SidebarItem[] = [
  entry('Author', UserPen, paths.addAuthor, paths.viewAuthors),
  entry('Category', Tags, paths.addCategory, paths.viewCategories),
  { ...entry('Blogs', NotebookText, paths.addBlog, paths.viewBlogs), open: true },
  entry('Case Studies', Presentation, paths.addCaseStudy, paths.viewCaseStudies),
  entry('News Room', Newspaper, paths.addNews, paths.viewNews),
]

/** The entries of CAREERS below the dashboard (ST-08). */
const careersEntries: readonly SidebarItem[] = [
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

const dashboard: SidebarItem = {
  name: 'Dashboard',
  icon: LayoutDashboard,
  open: false,
  disable: false,
  link: paths.dashboard,
  submenu: [],
}

const ENTRIES: Record<Role, readonly SidebarItem[]> = {
  BLOGS: [dashboard, ...contentEntries],
  CAREERS: [dashboard, ...careersEntries],
}

/**
 * The entries of a role (ST-08), an unknown one sees none; then what other remotes contribute. Items of the same name are
 * one: their submenus are joined.
 */
export function sidebarEntries(role: string | null, contributed: readonly MenuItem[] = []): readonly SidebarItem[] {
  if (role !== 'BLOGS' && role !== 'CAREERS') return []
  const items = contributed.filter((item) => !item.role || item.role === role)
  const own = ENTRIES[role].map((known) => {
    const more = items.filter(({ name }) => name === known.name).flatMap(submenuOf)
    return more.length > 0 ? { ...known, submenu: [...known.submenu, ...more] } : known
  })
  const others = items.filter(({ name }) => !own.some((known) => known.name === name))
  return [...own, ...others.map(contributedEntry)]
}

/** The screens that other remotes contribute to the sidebar of a role, as lines of the command palette. */
export const contributedCommands = (role: string | null, contributed: readonly MenuItem[]) =>
  contributed
    .filter((item) => !item.role || item.role === role)
    .flatMap(({ name, link, submenu }) => [
      ...(link && !submenu ? [{ group: 'Go to' as const, label: name, to: link }] : []),
      ...(submenu ?? []).flatMap((line) =>
        line.link ? [{ group: 'Go to' as const, label: `${name}: ${line.name}`, to: line.link }] : [],
      ),
    ])

const contributedEntry = (item: MenuItem): SidebarItem => ({
  name: item.name,
  icon: item.icon ? createLucideIcon(item.icon.name, item.icon.node) : AppWindow,
  open: false,
  disable: false,
  ...(!item.submenu && { link: item.link }),
  submenu: submenuOf(item),
})

const submenuOf = ({ submenu = [] }: MenuItem): SubmenuEntry[] =>
  submenu.flatMap(({ name, link }) => (link ? [{ name, link }] : []))
