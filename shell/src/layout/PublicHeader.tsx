import { Search } from 'lucide-react'
import { styled } from 'styled-components'
import { Link, matchPath, useLocation } from '@tekskills/shared/routing/router'
import { media } from '@tekskills/shared/theme/media'
import { stateTransition } from '@tekskills/shared/theme/styles'
import { ButtonLink } from '@tekskills/shared/ui/Button/ButtonLink'
import { TekskillsLogo } from '@tekskills/shared/ui/Logo/Logo'
import { usePageExists } from '../routing/site-context'
import { DesktopMenu } from './DesktopMenu'
import { HeaderFrame } from './HeaderFrame'
import { MobileMenu } from './MobileMenu'
import { RenderedOnce } from './RenderedOnce'
import { availableItems, publicMenu, type PublicMenuItem } from './public-menu'

const SEARCH = '/search'

/** The header of the company site, with the items that have a page: full menu from 992 px, a menu button below (LY-06). */
export function PublicHeader({ menu = publicMenu }: { menu?: readonly PublicMenuItem[] }) {
  const exists = usePageExists()
  const { pathname } = useLocation()
  const items = availableItems(menu, exists)
  // As the links decide it: in any case of letters.
  const isCurrent = ({ link }: PublicMenuItem) => link && matchPath({ path: link, end: link === '/' }, pathname)
  return (
    <HeaderFrame>
      <RenderedOnce name={`header ${items.find(isCurrent)?.name ?? ''}`}>
        <Home to="/">
          <TekskillsLogo aria-label="Tekskills, home" />
        </Home>
        <DesktopMenu menu={items} />
        {exists(SEARCH) && (
          <SearchLink to={SEARCH} aria-label="Search">
            <Search aria-hidden="true" strokeWidth={1.75} />
          </SearchLink>
        )}
        <LogIn>
          <ButtonLink to="/login" variant="secondary" size="small">
            Log in
          </ButtonLink>
        </LogIn>
        <MobileMenu menu={items} />
      </RenderedOnce>
    </HeaderFrame>
  )
}

const Home = styled(Link)`
  display: flex;
  align-items: center;
  min-block-size: ${({ theme }) => theme.layout.control};

  & > svg {
    block-size: ${({ theme }) => theme.icon.lg};
  }
`

const SearchLink = styled(Link)`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: ${({ theme }) => theme.layout.control};
  block-size: ${({ theme }) => theme.layout.control};
  margin-inline: auto calc(-1 * ${({ theme }) => theme.space.sm});
  color: ${({ theme }) => theme.color.textMuted};
  ${stateTransition}

  & > svg {
    inline-size: ${({ theme }) => theme.icon.md};
  }

  ${media.hover} {
    &:hover {
      color: ${({ theme }) => theme.color.accent};
    }
  }
`

const LogIn = styled.div`
  flex: none;

  /* Here the menu contains the link. */
  ${media.belowDesktop} {
    display: none;
  }
`
