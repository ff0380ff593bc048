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
  /** The submenu is unfolded from the start. */
  open: boolean
  /** Shown but not to be followed (contract §4 row 53). */
  disable: boolean
  /** Where the entry itself leads; absent where it only unfolds its submenu. */
  link?: `/${string}`
  submenu: readonly SubmenuEntry[]
}
