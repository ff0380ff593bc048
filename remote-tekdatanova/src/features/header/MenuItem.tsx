import { styled } from 'styled-components'
import { NavLink } from '@tekskills/shared/routing/router'
import { hasContent } from '../../content/catalogue'
import { contentPath } from '../../content/links'
import type { MenuEntry } from '../../content/types'
import { itemStyles } from './header-styles'

interface MenuItemProps {
  entry: MenuEntry
  onNavigate: () => void
}

/** A direct entry of the bar: a link when its page exists, plain text until then. */
export function MenuItem({ entry: { label, type }, onNavigate }: MenuItemProps) {
  return (
    <li>
      {hasContent(type) ? (
        <ItemLink to={contentPath(undefined, type)} onClick={onNavigate}>
          {label}
        </ItemLink>
      ) : (
        <ItemText>{label}</ItemText>
      )}
    </li>
  )
}

const ItemLink = styled(NavLink)`
  ${itemStyles}
`

const ItemText = styled.span`
  ${itemStyles}
  color: ${({ theme }) => theme.color.textMuted};
`
