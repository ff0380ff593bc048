import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'
import { stateTransition } from '@tekskills/shared/theme/styles'
import { AnyLink } from '@tekskills/shared/ui/TextLink/AnyLink'

interface Segment {
  /** Address of the page or view. */
  to: string
  label: string
  icon?: ReactNode
}

interface SegmentNavProps {
  /** Accessible name, e.g. "View". */
  label: string
  segments: readonly Segment[]
  /** The `to` of the one that is shown. */
  current: string
}

/** A segmented control of links to the pages or views of one thing; on phones one row, which scrolls to the current one. */
export function SegmentNav({ label, segments, current }: SegmentNavProps) {
  const track = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const row = track.current
    const link = row?.querySelector<HTMLElement>('[aria-current]')
    // Not `scrollIntoView`, which could move the page, too.
    if (row && link) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2
  }, [current])
  return (
    <Track ref={track} aria-label={label}>
      {segments.map(({ to, label: name, icon }) => (
        <SegmentLink key={to} to={to} aria-current={to === current ? 'page' : undefined}>
          {icon}
          {name}
        </SegmentLink>
      ))}
    </Track>
  )
}

const Track = styled.nav`
  position: relative;
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.xxs};
  padding: ${({ theme }) => theme.space.xxs};
  border: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.borderStrong};
  border-radius: ${({ theme }) => theme.radius.lg};
  background: ${({ theme }) => theme.color.surfaceRaised};

  ${media.phone} {
    flex-wrap: nowrap;
    max-inline-size: 100%;
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scrollbar-width: none;
    /* A focused link does not stop at the very edge, so that the next one shows. */
    scroll-padding-inline: ${({ theme }) => theme.space.xxl};
  }
`

const SegmentLink = styled(AnyLink)`
  display: inline-flex;
  gap: ${({ theme }) => theme.space.xs};
  align-items: center;
  min-block-size: ${({ theme }) => theme.layout.controlSmall};
  padding: ${({ theme }) => theme.space.xxs} ${({ theme }) => theme.space.md};
  border-radius: ${({ theme }) => theme.radius.lg};
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.size.small};
  font-weight: ${({ theme }) => theme.font.weight.medium};
  line-height: ${({ theme }) => theme.font.leading.snug};
  text-decoration: none;
  ${stateTransition}

  /* Four fit in one row of a phone, which they fill. */
  ${media.phone} {
    flex: 1 0 auto;
    justify-content: center;
    padding-inline: ${({ theme }) => theme.space.xs};
    white-space: nowrap;
  }

  ${media.hover} {
    &:hover {
      background: ${({ theme }) => theme.color.surfaceHover};
      color: ${({ theme }) => theme.color.text};
    }
  }

  &[aria-current] {
    background: ${({ theme }) => theme.color.accentSoft};
    color: ${({ theme }) => theme.color.accentStrong};
  }

  ${media.forcedColors} {
    &[aria-current] {
      border: ${({ theme }) => theme.line.thin} solid;
    }
  }

  & > svg {
    flex: none;
    inline-size: ${({ theme }) => theme.icon.sm};
    block-size: ${({ theme }) => theme.icon.sm};
  }
`
