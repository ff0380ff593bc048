import type { LucideIcon } from 'lucide-react'

/** One line of a submenu (LY-08). */
export interface SubmenuEntry {
  name: string
  link: `/${string}`
}

/** One entry of the back-office sidebar, with the fields of the specification (LY-08). */
export interface SidebarEntry {
  name: string
  icon: LucideIcon
  /** Whether the submenu is initially expanded. */
  open: boolean
  /** Shown but not clickable (contract §4 row 53). */
  disable: boolean
  /** Address of the entry; absent if it only expands its submenu. */
  link?: `/${string}`
  submenu: readonly SubmenuEntry[]
}
