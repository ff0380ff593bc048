import { styled } from 'styled-components'
import { NavLink } from '@tekskills/shared/routing/router'
import { itemStyles } from './MicrositeHeader.styles'

interface MenuItemProps {
  label: string
  to: string
  onNavigate: () => void
}

/** A direct link in the bar (MS-14). */
export function MenuItem({ label, to, onNavigate }: MenuItemProps) {
  return (
    <li>
      <ItemLink to={to} onClick={onNavigate}>
        {label}
      </ItemLink>
    </li>
  )
}

const ItemLink = styled(NavLink)`
  ${itemStyles}
`
