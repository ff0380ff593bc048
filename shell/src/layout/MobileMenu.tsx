import { Menu, X } from 'lucide-react'
import { styled } from 'styled-components'
import type { MenuItem } from '@tekskills/shared/contracts/navigation'
import { useMediaQuery } from '@tekskills/shared/hooks/use-media-query'
import { Link } from '@tekskills/shared/routing/router'
import { media, QUERY } from '@tekskills/shared/theme/media'
import { ButtonLink } from '@tekskills/shared/ui/Button/ButtonLink'
import { EntryLink } from './EntryLink'
import { MenuDisclosure } from './MenuDisclosure'
import { MenuLabel } from './MenuLabel'
import { MenuLink } from './MenuLink'
import { Items, Sheet, SubItems } from './MobileMenu.styles'
import { talkToUs } from './talk-to-us'

/** The menu below 992 px. It closes when the window becomes wider than 991.98 px; one submenu is open at a time (LY-06). */
export function MobileMenu({ menu }: { menu: readonly MenuItem[] }) {
  const isWide = useMediaQuery(QUERY.desktop)
  const label = (
    <>
      <Menu data-when="closed" aria-hidden="true" strokeWidth={1.75} />
      <span data-when="closed">Menu</span>
      <X data-when="open" aria-hidden="true" strokeWidth={1.75} />
      <span data-when="open">Close</span>
    </>
  )
  return (
    <Toggle label={label} chevron={false} closesOutside forceClosed={isWide}>
      <Sheet aria-label="Main">
        <Items>
          {menu.map((item) => (
            <li key={item.name}>
              {item.submenu ? (
                <MenuDisclosure label={<MenuLabel {...item} />} name="mobile-submenu">
                  <SubItems>
                    {item.submenu.map((entry) => (
                      <li key={entry.name}>
                        <EntryLink entry={entry} />
                      </li>
                    ))}
                  </SubItems>
                </MenuDisclosure>
              ) : (
                <MenuLink {...item} />
              )}
            </li>
          ))}
          <li>
            <Link to="/login">Log in</Link>
          </li>
        </Items>
        <ButtonLink to={talkToUs.to} block>
          {talkToUs.name}
        </ButtonLink>
      </Sheet>
    </Toggle>
  )
}

const Toggle = styled(MenuDisclosure)`
  & > summary {
    gap: ${({ theme }) => theme.space.xs};
    min-block-size: ${({ theme }) => theme.layout.control};
    padding-inline: ${({ theme }) => theme.space.md};
    border: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.borderStrong};
    border-radius: ${({ theme }) => theme.radius.lg};
    font-size: ${({ theme }) => theme.font.size.small};
    font-weight: ${({ theme }) => theme.font.weight.semibold};
  }

  &:not([open]) > summary > [data-when='open'],
  &[open] > summary > [data-when='closed'] {
    display: none;
  }

  ${media.desktop} {
    display: none;
  }
`
