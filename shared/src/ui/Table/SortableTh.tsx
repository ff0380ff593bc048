import type { ReactNode } from 'react'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { styled } from 'styled-components'
import { media } from '../../theme/media'
import { Th } from './Table'

export type SortDirection = 'asc' | 'desc'

export interface SortableThProps {
  children: ReactNode
  /** The direction this column sorts the table by; absent when another column does. */
  direction?: SortDirection
  /** Called with the next direction: ascending first, then alternating. */
  onSort: (direction: SortDirection) => void
  align?: 'start' | 'end'
  /** Keeps the column on small screens, which omit others. */
  kept?: boolean
}

const icons = { asc: ArrowUp, desc: ArrowDown, none: ChevronsUpDown }

/** A column header whose button sorts the table. */
export function SortableTh({ children, direction, onSort, align, kept }: SortableThProps) {
  const Icon = icons[direction ?? 'none']
  return (
    <Th
      scope="col"
      $align={align}
      data-kept={kept || undefined}
      aria-sort={direction && (direction === 'asc' ? 'ascending' : 'descending')}
    >
      <SortButton type="button" onClick={() => onSort(direction === 'asc' ? 'desc' : 'asc')}>
        {children}
        <Icon aria-hidden="true" strokeWidth={1.75} />
      </SortButton>
    </Th>
  )
}

const SortButton = styled.button`
  display: inline-flex;
  gap: ${({ theme }) => theme.space.xxs};
  align-items: center;
  min-block-size: ${({ theme }) => theme.icon.lg};
  padding: 0;
  border: 0;
  background: none;
  font-weight: inherit;

  [aria-sort] > & {
    color: ${({ theme }) => theme.color.text};
  }
  ${media.hover} {
    &:hover {
      color: ${({ theme }) => theme.color.text};
    }
  }
  &:active {
    color: ${({ theme }) => theme.color.accent};
  }

  & > svg {
    flex: none;
    inline-size: ${({ theme }) => theme.icon.sm};
  }
`
