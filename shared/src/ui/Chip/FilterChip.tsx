import type { ComponentProps, ReactNode } from 'react'
import { Check } from 'lucide-react'
import { styled } from 'styled-components'
import type { LinkProps } from '@tekskills/shared/routing/router'
import { AnyLink } from '../TextLink/AnyLink'
import { choiceChip } from './Chip.styles'

interface ChipTexts {
  children: ReactNode
  /** Whether the filter is on. */
  selected?: boolean
  /** Number of entries that match. */
  count?: number
}

interface LinkChip extends ChipTexts, Omit<LinkProps, 'children' | 'to'> {
  /** URL of the filtered list, which works without JavaScript and can be shared. */
  to: string
}

interface ButtonChip extends ChipTexts, Omit<ComponentProps<'button'>, 'children' | 'type'> {
  to?: never
}

export type FilterChipProps = LinkChip | ButtonChip

/** A filter of a list: a link if the list keeps its filters in the URL, a toggle button otherwise. */
export function FilterChip({ children, selected = false, count, ...rest }: FilterChipProps) {
  const content = (
    <>
      {selected && <Check aria-hidden="true" strokeWidth={1.75} />}
      {children}
      {count !== undefined && <Count>{count}</Count>}
    </>
  )
  if (rest.to !== undefined) {
    return (
      <ChipLink {...rest} aria-current={selected ? 'true' : undefined}>
        {content}
      </ChipLink>
    )
  }
  return (
    <ChipButton {...rest} type="button" aria-pressed={selected}>
      {content}
    </ChipButton>
  )
}

const ChipLink = styled(AnyLink)`
  ${choiceChip}
`

const ChipButton = styled.button`
  ${choiceChip}
`

const Count = styled.span`
  color: ${({ theme }) => theme.color.textMuted};
  font-variant-numeric: tabular-nums;

  [aria-pressed='true'] > &,
  [aria-current='true'] > & {
    color: inherit;
  }
`
