import { styled } from 'styled-components'
import { ArrowUpRight } from 'lucide-react'
import type { MenuItem } from '@tekskills/shared/contracts/navigation'
import { NavLink } from '@tekskills/shared/routing/router'
import { AnyLink } from '@tekskills/shared/ui/TextLink/AnyLink'
import { MenuLabel } from './MenuLabel'

/** A menu item that links to a page, which is marked as current, or to another site. */
export function MenuLink({ name, link, href, icon }: MenuItem) {
  const label = <MenuLabel name={name} icon={icon} />
  if (link)
    return (
      <NavLink to={link} end={link === '/'}>
        {label}
      </NavLink>
    )
  return (
    <OutLink href={href ?? ''} external>
      {label}
      <ArrowUpRight aria-hidden="true" strokeWidth={1.75} />
    </OutLink>
  )
}

const OutLink = styled(AnyLink)`
  display: inline-flex;
  gap: ${({ theme }) => theme.space.xxs};
  align-items: center;

  & > svg {
    flex: none;
    inline-size: ${({ theme }) => theme.icon.sm};
  }
`
