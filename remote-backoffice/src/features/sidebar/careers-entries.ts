import type { SidebarEntry } from './sidebar-entry'

/** The entries of CAREERS below the dashboard (ST-08). */
export const careersEntries: readonly SidebarEntry[] = []
