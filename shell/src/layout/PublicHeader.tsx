import { Search } from 'lucide-react'
import { styled } from 'styled-components'
import type { MenuItem } from '@tekskills/shared/contracts/navigation'
import { Link, matchPath, useLocation } from '@tekskills/shared/routing/router'
import { media } from '@tekskills/shared/theme/media'
import { stateTransition } from '@tekskills/shared/theme/styles'
import { ButtonLink } from '@tekskills/shared/ui/Button/ButtonLink'
import { TekskillsLogo } from '@tekskills/shared/ui/Logo/Logo'
import { useMenus, usePageExists } from '../routing/site-context'
import { DesktopMenu } from './DesktopMenu'
import { HeaderFrame } from './HeaderFrame'
import { MobileMenu } from './MobileMenu'
import { RenderedOnce } from '@tekskills/shared/chrome/RenderedOnce'
import { talkToUs } from './talk-to-us'

const SEARCH = '/search'

/** The header of the company site, with the menu of the live releases: full menu from 992 px, a menu button below (LY-06). */
export function PublicHeader() {
  const menu = useMenus().header
  const exists = usePageExists()
  const { pathname } = useLocation()
  // The same rule as for links, which ignore case.
  const isCurrent = ({ link }: MenuItem) => link && matchPath({ path: link, end: link === '/' }, pathname)
  return (
    <HeaderFrame>
      <RenderedOnce name={`header ${menu.find(isCurrent)?.name ?? ''}`}>
        <Home to="/">
          <TekskillsLogo aria-label="Tekskills, home" />
        </Home>
        <DesktopMenu menu={menu} />
        {exists(SEARCH) && (
          <SearchLink to={SEARCH} aria-label="Search">
            <Search aria-hidden="true" strokeWidth={1.75} />
          </SearchLink>
        )}
        <Actions>
          <Link to="/login">Log in</Link>
          <ButtonLink to={talkToUs.to} size="small">
            {talkToUs.name}
          </ButtonLink>
        </Actions>
        <MobileMenu menu={menu} />
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

const Actions = styled.div`
  display: flex;
  flex: none;
  gap: ${({ theme }) => theme.space.sm};
  align-items: center;
  font-size: ${({ theme }) => theme.font.size.caption};
  font-weight: ${({ theme }) => theme.font.weight.medium};

  & > :first-child {
    display: inline-flex;
    align-items: center;
    min-block-size: ${({ theme }) => theme.layout.control};
    color: ${({ theme }) => theme.color.textMuted};
    text-decoration: none;
    white-space: nowrap;

    &:hover {
      color: ${({ theme }) => theme.color.text};
    }
  }

  ${media.wide} {
    gap: ${({ theme }) => theme.space.md};
    font-size: ${({ theme }) => theme.font.size.small};
  }

  /* Here the menu contains both. */
  ${media.belowDesktop} {
    display: none;
  }
`
