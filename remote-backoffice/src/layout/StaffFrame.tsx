import { lazy, Suspense, useId, useMemo } from 'react'
import { Menu } from 'lucide-react'
import { useSideMenu } from '@tekskills/shared/chrome/side-menus'
import { Outlet } from '@tekskills/shared/routing/router'
import { useRole } from '@tekskills/shared/session/session-store'
import { ForbiddenView } from '../kit/access/ForbiddenView'
import { useRoleMayEnter } from '../kit/access/use-role-may-enter'
import { OfflineNotice } from '../kit/connection/OfflineNotice'
import { Sidebar } from './sidebar/Sidebar'
import { contributedCommands, sidebarEntries } from './sidebar/sidebar-entries'
import { useDrawer } from './sidebar/use-drawer'
import { useSidebarCollapsed } from './sidebar/use-sidebar-collapsed'
import { usePaletteKeys } from './use-palette-keys'
import { Backdrop, Content, Frame, MenuButton } from './StaffFrame.styles'

// Loaded when it is opened for the first time.
const CommandPalette = lazy(async () => ({
  default: (await import(/* webpackChunkName: "command-palette" */ '../features/command-palette/CommandPalette'))
    .CommandPalette,
}))
const KeyboardHelp = lazy(async () => ({
  default: (await import(/* webpackChunkName: "keyboard-help" */ '../features/command-palette/KeyboardHelp'))
    .KeyboardHelp,
}))

/**
 * The layout of every staff screen: the sidebar of the role, and the page, or an access error on a page of the other
 * role.
 */
export function StaffFrame() {
  const role = useRole()
  const contributed = useSideMenu('staff')
  const entries = useMemo(() => sidebarEntries(role, contributed), [role, contributed])
  const mayEnter = useRoleMayEnter()
  const { isCollapsed, collapse } = useSidebarCollapsed()
  const { isOpen, open, close, panel, opener } = useDrawer()
  const sidebarId = useId()
  const palette = usePaletteKeys()
  const known = role === 'BLOGS' || role === 'CAREERS' ? role : undefined
  const commands = useMemo(() => contributedCommands(role, contributed), [role, contributed])

  function openPalette() {
    close()
    palette.openPalette()
  }

  return (
    <Frame>
      <Sidebar
        ref={panel}
        id={sidebarId}
        entries={entries}
        isCollapsed={isCollapsed && !isOpen}
        onCollapse={collapse}
        isDrawerOpen={isOpen}
        onSearch={known && openPalette}
      />
      {isOpen && <Backdrop onClick={close} />}
      <Content inert={isOpen}>
        <MenuButton
          ref={opener}
          variant="secondary"
          size="small"
          icon={<Menu aria-hidden="true" strokeWidth={1.75} />}
          aria-expanded={isOpen}
          aria-controls={sidebarId}
          onClick={open}
        >
          Menu
        </MenuButton>
        <OfflineNotice />
        {mayEnter ? <Outlet /> : <ForbiddenView />}
      </Content>
      {known && (
        <Suspense>
          {palette.shown === 'palette' && (
            <CommandPalette role={known} contributed={commands} onClose={palette.close} onHelp={palette.openHelp} />
          )}
          {palette.shown === 'help' && (
            <KeyboardHelp
              role={known}
              hasKey={palette.hasHelpKey}
              onKey={palette.chooseHelpKey}
              onClose={palette.close}
            />
          )}
        </Suspense>
      )}
    </Frame>
  )
}
