import { styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'
import { tickBox } from '@tekskills/shared/ui/Checkbox/Choice.styles'
import { Badge } from '@tekskills/shared/ui/Badge/Badge'
import { Td, Th } from '@tekskills/shared/ui/Table/Table'
import { TextLink } from '@tekskills/shared/ui/TextLink/TextLink'

/**
 * Where the table scrolls sideways, its actions stay in sight. On a phone it shows name and actions; the rest of a row
 * is summarised below the name.
 */
export const Frame = styled.div`
  :is(th, td) {
    padding-inline: ${({ theme }) => theme.space.xs};
  }

  ${media.tablet} {
    :is(th, td):last-child {
      position: sticky;
      inset-inline-end: 0;
      border-inline-start: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};
    }
    /* What scrolls past the actions does not show through them. */
    :where(tbody > tr) {
      background: ${({ theme }) => theme.color.surface};
    }
    td:last-child {
      background: inherit;
    }
    /* What takes the focus stops beside the actions, not behind them. */
    [role='region'] {
      scroll-padding-inline-end: calc(4 * ${({ theme }) => theme.layout.controlSmall});
    }
  }

  /* On the ground of a lit or chosen row a badge keeps its shape. */
  tr:is(:hover, [aria-selected]) ${Badge} {
    border-color: color-mix(in srgb, currentcolor 30%, transparent);
  }

  ${media.phone} {
    :is(th, td):not([data-kept]) {
      display: none;
    }
  }

  /* On paper nothing can be chosen or done. */
  ${media.print} {
    :is(th, td):last-child,
    :is(th, td):has(> [type='checkbox']) {
      display: none;
    }
  }
`

/** The text of a cell: a word that is longer than any column breaks, instead of pushing the others out of the frame. */
export const Words = styled.div`
  max-inline-size: calc(${({ theme }) => theme.layout.columnSmall} * 1.5);
  overflow-wrap: break-word;
`

/** The name of a row that leads nowhere. */
export const Name = styled.span`
  font-weight: ${({ theme }) => theme.font.weight.semibold};
  overflow-wrap: anywhere;
`

/** The name leads to the form; it keeps a readable width when the table scrolls sideways. */
export const NameLink = styled(TextLink)`
  display: inline-block;
  color: ${({ theme }) => theme.color.text};
  font-weight: ${({ theme }) => theme.font.weight.semibold};
  text-decoration-color: transparent;
  /* A word longer than the column would push the other columns out of the frame. */
  overflow-wrap: anywhere;

  &:hover {
    text-decoration-color: currentColor;
  }

  ${media.tablet} {
    min-inline-size: ${({ theme }) => theme.layout.columnSmall};
  }

  /* Paper has no more room to the side. */
  ${media.print} {
    min-inline-size: 0;
  }
`

/** The quieter second line of a cell. */
export const Aside = styled.span`
  display: block;
  margin-block-start: ${({ theme }) => theme.space.hair};
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.size.caption};
  overflow-wrap: anywhere;
`

/** The slug; it makes the column no wider. */
export const Address = styled(Aside)`
  display: none;
  inline-size: 0;
  min-inline-size: 100%;

  ${media.tablet} {
    display: block;
  }
`

/** What a phone shows in place of the other columns. */
export const Brief = styled(Aside)`
  ${media.tablet} {
    display: none;
  }
`

export const Stamp = styled.span`
  white-space: nowrap;
`

export const RowActions = styled.div`
  display: inline-flex;
  gap: ${({ theme }) => theme.space.xxs};

  /* The name needs the room more. */
  ${media.phone} {
    gap: 0;
  }

  & > * {
    min-inline-size: ${({ theme }) => theme.layout.controlSmall};
    padding: 0;
    border-radius: ${({ theme }) => theme.radius.sm};
  }
`

/** Chooses a row, or all of the page. */
export const SelectBox = styled.input.attrs({ type: 'checkbox' })`
  ${tickBox}
`

export const SelectTh = styled(Th)`
  && {
    padding-inline-end: 0;
  }
`

/** The box keeps to itself: the readable width of a first cell belongs to the name beside it. */
export const SelectTd = styled(Td)`
  && {
    inline-size: 0;
    min-inline-size: 0;
    padding-inline-end: 0;
  }
`
