import { useState } from 'react'
import { browserStorage } from '@tekskills/shared/storage/browser-storage'

/**
 * Whether the sidebar is collapsed; stored as a JSON boolean in `sidebarState` (LY-07). Invalid data reads as false.
 */
export function useSidebarCollapsed() {
  const [isCollapsed, setCollapsed] = useState(() => browserStorage.read('sidebarState') === 'true')

  function collapse(next: boolean): void {
    browserStorage.write('sidebarState', JSON.stringify(next))
    setCollapsed(next)
  }

  return { isCollapsed, collapse }
}
