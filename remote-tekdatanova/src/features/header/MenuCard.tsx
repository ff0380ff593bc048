import { styled } from 'styled-components'
import { ArrowRight } from 'lucide-react'
import { NavLink } from '@tekskills/shared/routing/router'
import { media } from '@tekskills/shared/theme/media'
import { menuPath } from '../../content/menu/menu-path'
import type { MenuChild, MenuEntry } from '../../content/types'

interface MenuCardProps {
  entry: MenuEntry
  child: MenuChild
  onNavigate: () => void
}

/** An item of a mega menu: label, description and 'View more' (MS-14). */
export function MenuCard({ entry, child, onNavigate }: MenuCardProps) {
  return (
    <Item>
      <Label>
        {child.label}
        {child.subtitle && <Subtitle>{child.subtitle}</Subtitle>}
      </Label>
      <Description>{child.desc}</Description>
      <More to={menuPath(entry, child)} onClick={onNavigate} aria-label={`View more: ${child.label}`}>
        View more
        <ArrowRight aria-hidden="true" />
      </More>
    </Item>
  )
}

const Item = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.xxs};
  padding-block: ${({ theme }) => theme.space.sm};
  border-top: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};

  ${media.desktop} {
    padding: ${({ theme }) => theme.space.md};
    padding-left: 0;
  }

  &:hover,
  &:has([aria-current='page']) {
    border-top-color: ${({ theme }) => theme.color.accent};
  }
`

const Label = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${({ theme }) => theme.space.xs};
  margin: 0;
  color: ${({ theme }) => theme.color.text};
  font-size: ${({ theme }) => theme.font.size.small};
  font-weight: ${({ theme }) => theme.font.weight.semibold};
  line-height: ${({ theme }) => theme.font.leading.snug};
`

const Subtitle = styled.span`
  color: ${({ theme }) => theme.color.accent};
  font-size: ${({ theme }) => theme.font.size.caption};
  font-weight: ${({ theme }) => theme.font.weight.medium};
`

const Description = styled.p`
  margin: 0;
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.size.caption};
  line-height: ${({ theme }) => theme.font.leading.normal};
`

const More = styled(NavLink)`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.xxs};
  color: ${({ theme }) => theme.color.accent};
  font-size: ${({ theme }) => theme.font.size.caption};
  font-weight: ${({ theme }) => theme.font.weight.semibold};
  text-decoration: none;

  /* Makes the whole card clickable. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  &:hover {
    text-decoration: underline;
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    outline: ${({ theme }) => theme.line.focus} solid ${({ theme }) => theme.color.focus};
    outline-offset: ${({ theme }) => theme.line.offset};
    border-radius: ${({ theme }) => theme.radius.sm};
  }

  svg {
    width: ${({ theme }) => theme.icon.sm};
    height: ${({ theme }) => theme.icon.sm};
  }
`
