import { styled } from 'styled-components'
import type { MenuItem } from '@tekskills/shared/contracts/navigation'
import { media } from '@tekskills/shared/theme/media'
import { stateTransition } from '@tekskills/shared/theme/styles'
import { EntryLink } from './EntryLink'
import { MenuDisclosure } from './MenuDisclosure'
import { MenuLabel } from './MenuLabel'
import { MenuLink } from './MenuLink'

/** The menu of wide windows, with dropdown submenus, one open at a time. */
export function DesktopMenu({ menu }: { menu: readonly MenuItem[] }) {
  return (
    <Nav aria-label="Main">
      <Items>
        {menu.map((item) => (
          <li key={item.name}>
            {item.submenu ? (
              <Dropdown label={<MenuLabel {...item} />} name="desktop-menu" closesOutside>
                <Panel>
                  {item.submenu.map((entry) => (
                    <li key={entry.name}>
                      <EntryLink entry={entry} />
                    </li>
                  ))}
                </Panel>
              </Dropdown>
            ) : (
              <MenuLink {...item} />
            )}
          </li>
        ))}
      </Items>
    </Nav>
  )
}

const Nav = styled.nav`
  flex: 1;
  min-inline-size: 0;

  ${media.belowDesktop} {
    display: none;
  }
`

const Items = styled.ul`
  display: flex;
  gap: ${({ theme }) => theme.space.xxs};
  padding: 0;
  list-style: none;

  & > li {
    min-inline-size: 0;
  }
  & > li > a,
  & > li summary {
    display: flex;
    gap: 0;
    align-items: center;
    min-block-size: ${({ theme }) => theme.layout.control};
    border-radius: ${({ theme }) => theme.radius.lg};
    color: ${({ theme }) => theme.color.textMuted};
    font-size: ${({ theme }) => theme.font.size.caption};
    font-weight: ${({ theme }) => theme.font.weight.medium};
    text-decoration: none;
    white-space: nowrap;
    ${stateTransition}

    /*
     * Eight items must fit beside the logo and "Log in" from 992 px on, even with increased letter spacing. Unlike padding,
     * these pseudo-elements shrink before the text does.
     */
    &::before,
    &::after {
      content: '';
      inline-size: ${({ theme }) => theme.space.xs};
    }

    & > svg {
      margin-inline-start: ${({ theme }) => theme.space.xxs};
    }

    ${media.wide} {
      font-size: ${({ theme }) => theme.font.size.small};

      &::before,
      &::after {
        inline-size: ${({ theme }) => theme.space.sm};
      }
    }

    &:hover {
      color: ${({ theme }) => theme.color.text};
    }
    &[aria-current='page'] {
      color: ${({ theme }) => theme.color.text};
      font-weight: ${({ theme }) => theme.font.weight.semibold};
    }
  }
`

const Dropdown = styled(MenuDisclosure)`
  position: relative;
`

const Panel = styled.ul`
  position: absolute;
  inset-block-start: calc(100% + ${({ theme }) => theme.space.xs});
  inset-inline-start: 0;
  z-index: ${({ theme }) => theme.z.overlay};
  min-inline-size: ${({ theme }) => theme.layout.columnSmall};
  max-block-size: 75vh;
  padding: ${({ theme }) => theme.space.xs};
  border: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.md};
  background: ${({ theme }) => theme.color.surfaceRaised};
  box-shadow: ${({ theme }) => theme.shadow.float};
  list-style: none;
  overflow-y: auto;

  & a {
    display: block;
    padding: ${({ theme }) => theme.space.xs} ${({ theme }) => theme.space.sm};
    border-radius: ${({ theme }) => theme.radius.sm};
    font-size: ${({ theme }) => theme.font.size.small};
    text-decoration: none;

    &:hover {
      background: ${({ theme }) => theme.color.surfaceHover};
    }
  }
`
