import type { ComponentProps, ReactNode } from 'react'
import { Check } from 'lucide-react'
import { styled } from 'styled-components'
import type { LinkProps } from '@tekskills/shared/routing/router'
import { AnyLink } from '../TextLink/AnyLink'
import { choiceChip } from './Chip.styles'

interface ChipWords {
  children: ReactNode
  /** The filter is on. */
  selected?: boolean
  /** How many entries it leaves. */
  count?: number
}

interface LinkChip extends ChipWords, Omit<LinkProps, 'children' | 'to'> {
  /** Address of the filtered list: works without JavaScript and can be shared. */
  to: string
}

interface ButtonChip extends ChipWords, Omit<ComponentProps<'button'>, 'children' | 'type'> {
  to?: never
}

export type FilterChipProps = LinkChip | ButtonChip

/** One filter of a list, on or off: a link for a list that keeps its filters in the address, a button otherwise. */
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
