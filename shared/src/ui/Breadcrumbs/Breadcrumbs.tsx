import { ChevronRight } from 'lucide-react'
import { styled } from 'styled-components'
import { useStaff } from '@tekskills/shared/session/session-store'
import { media } from '../../theme/media'
import { AnyLink } from '../TextLink/AnyLink'

export interface Crumb {
  label: string
  /** Absent for the current page. */
  to?: string
}

/** The breadcrumb trail from the home page to the current page, which comes last. */
export function Breadcrumbs({ items }: { items: readonly Crumb[] }) {
  // Visiting the home page logs staff out in every tab (ST-04), so for them the breadcrumb is not a link.
  const isStaff = useStaff() !== null
  return (
    <nav aria-label="Breadcrumb">
      <List>
        {items.map(({ label, to }) => (
          <li key={label}>
            {!to ? (
              <span aria-current="page">{label}</span>
            ) : to === '/' && isStaff ? (
              <span>{label}</span>
            ) : (
              <AnyLink to={to}>{label}</AnyLink>
            )}
            {to && <ChevronRight aria-hidden="true" strokeWidth={1.75} />}
          </li>
        ))}
      </List>
    </nav>
  )
}

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.xxs};
  padding: 0;
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.size.small};
  list-style: none;

  & > li {
    display: inline-flex;
    gap: ${({ theme }) => theme.space.xxs};
    align-items: center;
    min-inline-size: 0;
  }

  & a {
    padding-block: ${({ theme }) => theme.space.xxs};
    color: inherit;
    text-decoration: none;
  }
  ${media.hover} {
    & a:hover {
      color: ${({ theme }) => theme.color.accent};
      text-decoration: underline;
    }
  }
  & a:active {
    color: ${({ theme }) => theme.color.accentStrong};
    text-decoration: underline;
  }

  & svg {
    flex: none;
    inline-size: ${({ theme }) => theme.icon.sm};
  }
`
