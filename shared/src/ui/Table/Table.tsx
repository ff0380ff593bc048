import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { visuallyHidden } from '../../theme/styles'

export interface TableProps {
  /** Names the table; read by screen readers, shown with `showCaption`. */
  caption: string
  showCaption?: boolean
  /** Content loads: the rows stay, greyed, so that nothing jumps. */
  busy?: boolean
  children: ReactNode
}

/** A table in a frame that scrolls sideways on its own, with a header that stays in sight. */
export function Table({ caption, showCaption = false, busy = false, children }: TableProps) {
  return (
    <Frame role="region" aria-label={caption} aria-busy={busy || undefined} tabIndex={0}>
      <Root>
        <Caption $shown={showCaption}>{caption}</Caption>
        {children}
      </Root>
    </Frame>
  )
}

const Frame = styled.div`
  position: relative;
  overflow: auto;
  max-block-size: 75vh;
  /* A row that takes the focus stops below the header, not behind it. */
  scroll-padding-block-start: ${({ theme }) => theme.space.xxl};
  border: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.md};
  background: ${({ theme }) => theme.color.surface};

  &[aria-busy] tbody {
    opacity: 0.55;
  }
`

const Root = styled.table`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: ${({ theme }) => theme.font.size.small};
  font-variant-numeric: tabular-nums;
`

const Caption = styled.caption<{ $shown: boolean }>`
  ${({ $shown }) => !$shown && visuallyHidden}
  padding: ${({ theme }) => theme.space.sm} ${({ theme }) => theme.space.md};
  font-weight: ${({ theme }) => theme.font.weight.semibold};
  text-align: start;
`

interface CellStyleProps {
  $align?: 'start' | 'end'
}

export const Th = styled.th<CellStyleProps>`
  position: sticky;
  inset-block-start: 0;
  z-index: ${({ theme }) => theme.z.raised};
  padding: ${({ theme }) => theme.space.sm} ${({ theme }) => theme.space.md};
  border-block-end: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};
  background: ${({ theme }) => theme.color.surfaceMuted};
  color: ${({ theme }) => theme.color.textMuted};
  font-weight: ${({ theme }) => theme.font.weight.semibold};
  text-align: ${({ $align = 'start' }) => $align};
  white-space: nowrap;
`

export const Td = styled.td<CellStyleProps>`
  padding: ${({ theme }) => theme.space.sm} ${({ theme }) => theme.space.md};
  border-block-end: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};
  text-align: ${({ $align = 'start' }) => $align};
  vertical-align: middle;
`

/** A row of the body: lit under the pointer, marked when selected. Its first cell, the name, keeps a readable width. */
export const Tr = styled.tr`
  & > :where(${Td}:first-child) {
    min-inline-size: ${({ theme }) => theme.layout.columnSmall};
  }
  &:last-child > ${Td} {
    border-block-end: 0;
  }
  tbody > &:hover {
    background: ${({ theme }) => theme.color.surfaceMuted};
  }
  &[aria-selected='true'] {
    background: ${({ theme }) => theme.color.accentSoft};
  }
`
