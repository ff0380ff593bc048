import { useState } from 'react'
import { browserStorage } from '@tekskills/shared/storage/browser-storage'

/** Whether the sidebar is collapsed, remembered as a JSON boolean under `sidebarState` (LY-07). Rubbish reads as no. */
export function useSidebarCollapsed() {
  const [isCollapsed, setCollapsed] = useState(() => browserStorage.read('sidebarState') === 'true')

  function collapse(next: boolean): void {
    browserStorage.write('sidebarState', JSON.stringify(next))
    setCollapsed(next)
  }

  return { isCollapsed, collapse }
}
