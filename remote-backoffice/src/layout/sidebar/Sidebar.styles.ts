import { css, styled } from 'styled-components'
import { Link } from '@tekskills/shared/routing/router'
import { media } from '@tekskills/shared/theme/media'
import { stateTransition, visuallyHidden } from '@tekskills/shared/theme/styles'

/** Media query for the widths at which the sidebar is a drawer. */
const belowLaptop = media.laptop.replace('@media ', '@media not all and ')

/** Text of an entry; visually hidden in a collapsed sidebar. */
export const Label = styled.span`
  flex: 1;
  text-align: start;
`

export const Entries = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space.xxs};
`

const entry = css`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.sm};
  inline-size: 100%;
  min-block-size: ${({ theme }) => theme.layout.control};
  padding-inline: ${({ theme }) => theme.space.sm};
  border: 0;
  border-radius: ${({ theme }) => theme.radius.sm};
  background: none;
  color: ${({ theme }) => theme.color.textMuted};
  font-weight: ${({ theme }) => theme.font.weight.medium};
  text-decoration: none;
  ${stateTransition}

  svg {
    flex: none;
    inline-size: ${({ theme }) => theme.icon.md};
  }

  ${media.hover} {
    &:hover {
      background: ${({ theme }) => theme.color.surfaceHover};
      color: ${({ theme }) => theme.color.text};
    }
  }
`

const current = css`
  background: ${({ theme }) => theme.color.accentSoft};
  color: ${({ theme }) => theme.color.accent};

  ${media.forcedColors} {
    border: ${({ theme }) => theme.line.thin} solid;
  }
`

export const EntryLink = styled(Link)`
  ${entry}

  &[aria-current='page'] {
    ${current}
  }
`

export const EntryButton = styled.button<{ $current: boolean }>`
  ${entry}
  ${({ $current }) => $current && current}

  [data-chevron] {
    inline-size: ${({ theme }) => theme.icon.sm};
    transition: rotate ${({ theme }) => theme.motion.fast} ${({ theme }) => theme.motion.ease};
  }

  &[aria-expanded='true'] [data-chevron] {
    rotate: 180deg;
  }
`

export const ClosedEntry = styled.span`
  ${entry}
  color: ${({ theme }) => theme.color.textDisabled};
`

export const Submenu = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space.xxs};
  margin: ${({ theme }) => theme.space.xxs} 0 ${({ theme }) => theme.space.xs};
  margin-inline-start: calc(${({ theme }) => theme.space.sm} + ${({ theme }) => theme.icon.md} / 2);
  padding-inline-start: ${({ theme }) => theme.space.sm};
  border-inline-start: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};
`

export const SubmenuLink = styled(EntryLink)`
  min-block-size: ${({ theme }) => theme.layout.controlSmall};
`

/** At the foot of the sidebar, above the button that collapses it. */
export const SearchButton = styled.button`
  ${entry}
  margin-block-start: auto;

  & > span {
    flex: 1;
    text-align: start;
  }
  & > kbd {
    color: ${({ theme }) => theme.color.textMuted};
    font-family: inherit;
    font-size: ${({ theme }) => theme.font.size.caption};
    font-weight: ${({ theme }) => theme.font.weight.regular};
  }

  /* Devices without a pointer that hovers rarely have a keyboard. */
  ${belowLaptop} {
    & > kbd {
      display: none;
    }
  }
`

export const CollapseButton = styled.button`
  ${entry}

  ${belowLaptop} {
    display: none;
  }
`

const collapsed = css`
  inline-size: calc(${({ theme }) => theme.layout.control} + 2 * ${({ theme }) => theme.space.sm});

  ${Label}, [data-chevron], ${SearchButton} > :not(svg), ${CollapseButton} > span {
    ${visuallyHidden}
  }
`

/** The sidebar: a column of the frame from 900 px up, a drawer below. */
export const Panel = styled.nav<{ $collapsed: boolean; $open: boolean }>`
  position: sticky;
  inset-block: ${({ theme }) => theme.layout.header} auto;
  display: flex;
  flex: none;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.xs};
  inline-size: ${({ theme }) => theme.layout.columnSmall};
  block-size: calc(100vh - ${({ theme }) => theme.layout.header});
  padding: ${({ theme }) => theme.space.md} ${({ theme }) => theme.space.sm};
  overflow-y: auto;
  border-inline-end: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};
  background: ${({ theme }) => theme.color.surfaceMuted};
  ${({ $collapsed }) => $collapsed && collapsed}

  ${belowLaptop} {
    position: fixed;
    z-index: ${({ theme }) => theme.z.overlay};
    inset-block: 0;
    inset-inline-start: 0;
    inline-size: min(80vw, ${({ theme }) => theme.layout.columnMedium});
    block-size: auto;
    padding-block: ${({ theme }) => theme.space.lg};
    visibility: ${({ $open }) => ($open ? 'visible' : 'hidden')};
    translate: ${({ $open }) => ($open ? '0' : '-100%')};
    transition:
      translate ${({ theme }) => theme.motion.base} ${({ theme }) => theme.motion.ease},
      visibility 0s ${({ theme, $open }) => ($open ? '0s' : theme.motion.base)};
  }

  ${media.print} {
    display: none;
  }
`
