import { useCallback, useEffect, useState } from 'react'
import { QUERY } from '@tekskills/shared/theme/media'

/** What is open in the header: at most one dropdown (MS-15), and the side menu with its overlay (MS-16). */
export interface MenuState {
  openLabel: string | null
  isSideOpen: boolean
  /** Opens a dropdown in place of any other; the open one closes. */
  toggleDropdown: (label: string) => void
  closeDropdown: () => void
  toggleSide: () => void
  closeAll: () => void
}

/** @param onSwitch called when the window comes to hold the full menu, or no longer does, before everything closes */
export function useMenuState(onSwitch: (isDesktop: boolean) => void): MenuState {
  const [openLabel, setOpenLabel] = useState<string | null>(null)
  const [isSideOpen, setIsSideOpen] = useState(false)

  const closeDropdown = useCallback(() => setOpenLabel(null), [])
  const closeAll = useCallback(() => {
    setOpenLabel(null)
    setIsSideOpen(false)
  }, [])
  const toggleDropdown = useCallback((label: string) => setOpenLabel((open) => (open === label ? null : label)), [])
  const toggleSide = useCallback(() => {
    setOpenLabel(null)
    setIsSideOpen((open) => !open)
  }, [])

  useEffect(() => {
    const desktop = matchMedia(QUERY.desktop)
    const handleSwitch = () => {
      onSwitch(desktop.matches)
      closeAll()
    }
    desktop.addEventListener('change', handleSwitch)
    return () => desktop.removeEventListener('change', handleSwitch)
  }, [closeAll, onSwitch])

  return { openLabel, isSideOpen, toggleDropdown, closeDropdown, toggleSide, closeAll }
}
