import { Icon } from 'lucide-react'
import { styled } from 'styled-components'
import type { MenuIcon, MenuItem } from '@tekskills/shared/contracts/navigation'

/** The name of a menu item, with its icon if it has one (LY-08). */
export function MenuLabel({ name, icon }: Pick<MenuItem, 'name' | 'icon'>) {
  if (!icon) return name
  return (
    <Root>
      <Icon icon={withKeys(icon)} data-menu-icon aria-hidden="true" strokeWidth={1.75} />
      {name}
    </Root>
  )
}

/** Lucide renders the elements as a list, and the icon of a remote has no keys. */
const withKeys = (icon: MenuIcon): MenuIcon => ({
  ...icon,
  node: icon.node.map(([element, attributes], index) => [element, { ...attributes, key: String(index) }]),
})

const Root = styled.span`
  display: inline-flex;
  gap: ${({ theme }) => theme.space.xxs};
  align-items: center;

  & > svg {
    flex: none;
    inline-size: ${({ theme }) => theme.icon.sm};
    block-size: ${({ theme }) => theme.icon.sm};
  }
`
