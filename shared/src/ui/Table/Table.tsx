import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { styled } from 'styled-components'
import { media } from '../../theme/media'
import { visuallyHidden } from '../../theme/styles'

export interface TableProps {
  /** Name of the table for screen readers; visible with `showCaption`. */
  caption: string
  showCaption?: boolean
  /** Content is loading: the rows stay, dimmed, to avoid a layout shift. */
  busy?: boolean
  children: ReactNode
}

/**
 * A table with a sticky header row. One that is as narrow as its frame scrolls with the page; a wider one scrolls in its
 * frame, in both directions, so that its header row and scroll bars are visible together.
 */
export function Table({ caption, showCaption = false, busy = false, children }: TableProps) {
  const frame = useRef<HTMLDivElement>(null)
  const fits = useFits(frame)
  return (
    <Frame
      ref={frame}
      role="region"
      aria-label={caption}
      aria-busy={busy || undefined}
      data-fits={fits || undefined}
      tabIndex={fits ? undefined : 0}
    >
      <Root>
        <Caption $shown={showCaption}>{caption}</Caption>
        {children}
      </Root>
    </Frame>
  )
}

/** Whether the table in a frame is no wider than it; false before it is measured. */
function useFits(frame: RefObject<HTMLElement | null>): boolean {
  const [fits, setFits] = useState(false)
  useLayoutEffect(() => {
    const outer = frame.current
    const table = outer?.firstElementChild
    if (!outer || !(table instanceof HTMLElement) || !('ResizeObserver' in globalThis)) return
    const observer = new ResizeObserver(() => setFits(table.offsetWidth <= outer.clientWidth))
    observer.observe(outer)
    observer.observe(table)
    return () => observer.disconnect()
  }, [frame])
  return fits
}

const Frame = styled.div`
  position: relative;
  overflow: auto;
  /* The window height below the page header, so that header row and scroll bars are visible together. */
  max-block-size: calc(100svh - ${({ theme }) => theme.layout.header} - ${({ theme }) => theme.space.xxl});
  /* A focused row scrolls below the header, not behind it. */
  scroll-padding-block-start: ${({ theme }) => theme.space.xxl};
  border: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.md};
  /* A shadow at the end indicates more rows; the background scrolls over it at the end. */
  background:
    linear-gradient(transparent, ${({ theme }) => theme.color.surface} 50%) bottom / 100%
      ${({ theme }) => theme.space.xxl} no-repeat local,
    linear-gradient(transparent, ${({ theme }) => theme.color.border}) bottom / 100% ${({ theme }) => theme.space.lg}
      no-repeat scroll,
    ${({ theme }) => theme.color.surface};

  /* Nested scrolling is hard to use by touch. */
  ${media.phone} {
    max-block-size: none;
  }

  /* Clips like a frame that scrolls, and leaves the scrolling, and the header row, to the page. */
  &[data-fits] {
    overflow: clip;
    max-block-size: none;
    background: ${({ theme }) => theme.color.surface};
  }
  &[data-fits] td :is(a, button, input) {
    scroll-margin-block-start: ${({ theme }) => theme.space.xxl};
  }

  &[aria-busy] tbody {
    opacity: 0.55;
  }

  /* Prints all rows. */
  ${media.print} {
    overflow: visible;
    max-block-size: none;
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

  [data-fits] > table > thead > tr > & {
    inset-block-start: ${({ theme }) => theme.layout.header};
  }

  ${media.print} {
    position: static;
  }
`

export const Td = styled.td<CellStyleProps>`
  padding: ${({ theme }) => theme.space.sm} ${({ theme }) => theme.space.md};
  border-block-end: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};
  text-align: ${({ $align = 'start' }) => $align};
  vertical-align: middle;
`

/** A row of the body: highlighted on hover, marked when selected. Its first cell, the name, keeps a readable width. */
export const Tr = styled.tr`
  & > :where(${Td}:first-child) {
    min-inline-size: ${({ theme }) => theme.layout.columnSmall};
  }
  &:last-child > ${Td} {
    border-block-end: 0;
  }
  ${media.hover} {
    tbody > &:hover:not([aria-selected='true']) {
      background: ${({ theme }) => theme.color.surfaceMuted};
    }
  }
  &[aria-selected='true'] {
    background: ${({ theme }) => theme.color.accentSoft};
  }
`
