import { useCallback, useRef } from 'react'
import { Menu, X } from 'lucide-react'
import { useSideMenu } from '@tekskills/shared/chrome/side-menus'
import { useLastFocus } from '@tekskills/shared/hooks/use-last-focus'
import { Link } from '@tekskills/shared/routing/router'
import { TekDataNovaLogo, TekskillsLogo } from '@tekskills/shared/ui/Logo/Logo'
import { contentPath, homePath, micrositePath } from '../../paths'
import { menu } from '../../content/menu/menu'
import { Bar, Brand, BrandDivider, Frame, Nav, NavList, NavToggle, Overlay, SideMenu } from './MicrositeHeader.styles'
import { keepFocus } from './keep-focus'
import { MenuDropdown } from './MenuDropdown'
import { MenuItem } from './MenuItem'
import { useDismiss } from './use-dismiss'
import { useMenuState } from './use-menu-state'

const NAV_ID = 'microsite-menu'

/** The microsite's header (MS-14 to MS-16): a fixed bar with the menu as a row, or as a side menu below 992 px. */
export function MicrositeHeader() {
  const contributed = useSideMenu('microsite')
  const header = useRef<HTMLElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const focusWithin = useLastFocus(header)
  const handleSwitch = useCallback(
    (isDesktop: boolean) => {
      const focused = focusWithin()
      if (header.current && focused) keepFocus(header.current, focused, isDesktop)
    },
    [focusWithin],
  )
  const { openLabel, isSideOpen, toggleDropdown, closeDropdown, toggleSide, closeAll } = useMenuState(handleSwitch)

  const escape = useCallback(() => {
    if (openLabel) header.current?.querySelector<HTMLElement>('[aria-expanded="true"][data-dropdown]')?.focus()
    else toggle.current?.focus()
    if (openLabel) closeDropdown()
    else closeAll()
  }, [openLabel, closeDropdown, closeAll])
  const pressOverlay = () => {
    toggle.current?.focus()
    closeAll()
  }
  useDismiss(header, { isOpen: isSideOpen || openLabel !== null, onLeave: closeAll, onEscape: escape })

  return (
    <Frame ref={header} data-print="hide">
      <Bar>
        <Brand>
          <Link to={homePath}>
            <TekskillsLogo aria-label="Tekskills home" />
          </Link>
          <BrandDivider aria-hidden="true" />
          <Link to={micrositePath} onClick={closeAll}>
            <TekDataNovaLogo aria-label="TekDataNova home" />
          </Link>
        </Brand>
        <SideMenu>
          <NavToggle
            ref={toggle}
            type="button"
            data-menu-toggle
            aria-expanded={isSideOpen}
            aria-controls={NAV_ID}
            onClick={toggleSide}
          >
            {isSideOpen ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
            <span>{isSideOpen ? 'Close menu' : 'Open menu'}</span>
          </NavToggle>
          <Overlay data-open={isSideOpen} data-testid="menu-overlay" onClick={pressOverlay} />
          <Nav id={NAV_ID} aria-label="TekDataNova" data-open={isSideOpen} tabIndex={-1}>
            <NavList>
              {menu.map((entry) =>
                entry.children ? (
                  <MenuDropdown
                    key={entry.label}
                    entry={entry}
                    isOpen={openLabel === entry.label}
                    onToggle={() => toggleDropdown(entry.label)}
                    onNavigate={closeAll}
                  />
                ) : (
                  <MenuItem
                    key={entry.label}
                    label={entry.label}
                    to={contentPath(undefined, entry.type ?? '')}
                    onNavigate={closeAll}
                  />
                ),
              )}
              {contributed.map(
                ({ name, link }) => link && <MenuItem key={name} label={name} to={link} onNavigate={closeAll} />,
              )}
            </NavList>
          </Nav>
        </SideMenu>
      </Bar>
    </Frame>
  )
}
