import { styled } from 'styled-components'
import type { MenuItem } from '@tekskills/shared/contracts/navigation'
import { media } from '@tekskills/shared/theme/media'
import { stateTransition } from '@tekskills/shared/theme/styles'
import { MegaMenu } from './MegaMenu'
import { MenuDisclosure } from './MenuDisclosure'
import { MenuLabel } from './MenuLabel'
import { MenuLink } from './MenuLink'
import { useNewestCaseStudy } from './use-newest-case-study'

/** The menu of wide windows, with submenus as wide as the page, one open at a time. */
export function DesktopMenu({ menu }: { menu: readonly MenuItem[] }) {
  const { study, loadStudy } = useNewestCaseStudy()
  return (
    <Nav aria-label="Main">
      <Items>
        {menu.map((item) => (
          <li key={item.name}>
            {item.submenu ? (
              <MenuDisclosure
                label={<MenuLabel {...item} />}
                name="desktop-menu"
                closesOutside
                arrows
                onIntent={item.newest && loadStudy}
              >
                <MegaMenu text={item.text} entries={item.submenu} newest={item.newest} study={study} />
              </MenuDisclosure>
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

  /* Here the logo alone leads to the home page; its entry would leave no room for the log-in. */
  ${media.belowWide} {
    & > li:has(> a[href='/']) {
      display: none;
    }
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
     * The items must fit beside the logo and the log-in from 992 px on, even with increased letter spacing. Unlike padding,
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
