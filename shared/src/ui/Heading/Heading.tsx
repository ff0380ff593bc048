import type { ComponentProps } from 'react'
import { styled } from 'styled-components'

type HeadingSize = 'display' | 'h1' | 'h2' | 'h3' | 'h4' | 'h5'
type Level = 1 | 2 | 3 | 4 | 5

export interface HeadingProps extends ComponentProps<'h1'> {
  /** Level in the outline of the page; one level 1 per page. */
  level: Level
  /** Visual size; defaults to that of its level. */
  size?: HeadingSize
}

/** A heading whose visual size is independent of its level in the outline. */
export function Heading({ level, size = `h${level}` as const, ...rest }: HeadingProps) {
  return <Root as={`h${level}` as const} $size={size} {...rest} />
}

const isLarge = (size: HeadingSize) => size === 'display' || size === 'h1' || size === 'h2'

const Root = styled.h1<{ $size: HeadingSize }>`
  font-size: ${({ theme, $size }) => theme.font.size[$size]};
  font-weight: ${({ theme }) => theme.font.weight.semibold};
  line-height: ${({ theme, $size }) => (isLarge($size) ? theme.font.leading.tight : theme.font.leading.snug)};
  letter-spacing: ${({ theme, $size }) => (isLarge($size) ? theme.font.tracking.tight : theme.font.tracking.snug)};
  text-wrap: balance;
`
