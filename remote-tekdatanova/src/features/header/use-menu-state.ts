import { useCallback, useEffect, useState } from 'react'
import { QUERY } from '@tekskills/shared/theme/media'

/** The state of the header: at most one open dropdown (MS-15), and the side menu with its overlay (MS-16). */
export interface MenuState {
  openLabel: string | null
  isSideOpen: boolean
  /** Opens a dropdown and closes any other; closes it if it is open. */
  toggleDropdown: (label: string) => void
  closeDropdown: () => void
  toggleSide: () => void
  closeAll: () => void
}

/** @param onSwitch called when the layout switches between bar and side menu, before everything closes */
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
