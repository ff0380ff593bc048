import { styled } from 'styled-components'
import { Link } from '@tekskills/shared/routing/router'
import { media } from '@tekskills/shared/theme/media'
import { ButtonLink } from '@tekskills/shared/ui/Button/ButtonLink'
import { TekskillsLogo } from '@tekskills/shared/ui/Logo/Logo'
import { usePageExists } from '../routing/site-context'
import { DesktopMenu } from './DesktopMenu'
import { HeaderFrame } from './HeaderFrame'
import { MobileMenu } from './MobileMenu'
import { livePart, publicMenu, type PublicMenuItem } from './public-menu'

/** The header of the company site: the items that have a page; full menu from 992 px, a menu button below (LY-06). */
export function PublicHeader({ menu = publicMenu }: { menu?: readonly PublicMenuItem[] }) {
  const live = livePart(menu, usePageExists())
  return (
    <HeaderFrame>
      <Home to="/">
        <TekskillsLogo aria-label="Tekskills, home" />
      </Home>
      <DesktopMenu menu={live} />
      <LogIn>
        <ButtonLink to="/login" variant="secondary" size="small">
          Log in
        </ButtonLink>
      </LogIn>
      <MobileMenu menu={live} />
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

const LogIn = styled.div`
  ${media.belowDesktop} {
    display: none;
  }
`
