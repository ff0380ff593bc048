import { styled } from 'styled-components'
import { NavLink } from '@tekskills/shared/routing/router'
import { contentPath } from '../../paths'
import type { MenuEntry } from '../../content/types'
import { itemStyles } from './MicrositeHeader.styles'

interface MenuItemProps {
  entry: MenuEntry
  onNavigate: () => void
}

/** A direct link in the bar (MS-14). */
export function MenuItem({ entry: { label, type = '' }, onNavigate }: MenuItemProps) {
  return (
    <li>
      <ItemLink to={contentPath(undefined, type)} onClick={onNavigate}>
        {label}
      </ItemLink>
    </li>
  )
}

const ItemLink = styled(NavLink)`
  ${itemStyles}
`
