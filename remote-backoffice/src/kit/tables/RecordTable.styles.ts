import { css, styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'
import { tickBox } from '@tekskills/shared/ui/Checkbox/Choice.styles'
import { Badge } from '@tekskills/shared/ui/Badge/Badge'
import { Td, Th } from '@tekskills/shared/ui/Table/Table'
import { TextLink } from '@tekskills/shared/ui/TextLink/TextLink'

/** The content of a cell; a very long word breaks instead of widening the column. */
export const CellContent = styled.div`
  max-inline-size: calc(${({ theme }) => theme.layout.columnSmall} * 1.5);
  overflow-wrap: break-word;
`

/** The secondary line of a cell. */
export const Aside = styled.span`
  display: block;
  margin-block-start: ${({ theme }) => theme.space.hair};
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.size.caption};
  overflow-wrap: anywhere;
`

/** One line of text in each row; 41 px with the row's buttons. */
const compactRows = css`
  ${media.tablet} {
    td {
      padding-block: ${({ theme }) => theme.space.hair};
    }
    td > ${CellContent} {
      overflow: clip;
      /* Room for the focus outline. */
      overflow-clip-margin: ${({ theme }) => theme.space.xxs};
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    /* The name has room for most titles. */
    [data-kept] > ${CellContent} {
      max-inline-size: calc(${({ theme }) => theme.layout.columnLarge} * 1.25);

      & > a {
        display: inline;
      }
    }
    ${Aside} {
      display: none;
    }
  }
`

/**
 * The actions are sticky when the table scrolls horizontally. On phones it shows only the name and the actions; the
 * other columns are summarized below the name.
 */
export const Frame = styled.div<{ $compact?: boolean }>`
  :is(th, td) {
    padding-inline: ${({ theme }) => theme.space.xs};
  }

  ${media.tablet} {
    :is(th, td):last-child {
      position: sticky;
      inset-inline-end: 0;
      border-inline-start: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};
    }
    /* Keeps the sticky actions opaque over the cells that scroll below them. */
    :where(tbody > tr) {
      background: ${({ theme }) => theme.color.surface};
    }
    td:last-child {
      background: inherit;
    }
    /* Scrolls a focused element next to the sticky actions, not behind them. */
    [role='region'] {
      scroll-padding-inline-end: calc(4 * ${({ theme }) => theme.layout.controlSmall});
    }
  }

  /* Keeps badges visible on the background of a hovered or selected row. */
  tr:is(:hover, [aria-selected]) ${Badge} {
    border-color: color-mix(in srgb, currentcolor 30%, transparent);
  }

  ${media.phone} {
    :is(th, td):not([data-kept]) {
      display: none;
    }
  }

  ${({ $compact }) => $compact && compactRows}

  /* Selection and actions are not printed. */
  ${media.print} {
    :is(th, td):last-child,
    :is(th, td):has(> [type='checkbox']) {
      display: none;
    }
  }
`

/** The name of a row without a link. */
export const Name = styled.span`
  font-weight: ${({ theme }) => theme.font.weight.semibold};
  overflow-wrap: anywhere;
`

/** The linked name of a row; it keeps a readable width when the table scrolls horizontally. */
export const NameLink = styled(TextLink)`
  display: inline-block;
  color: ${({ theme }) => theme.color.text};
  font-weight: ${({ theme }) => theme.font.weight.semibold};
  text-decoration-color: transparent;
  /* A very long word would push the other columns out of the frame. */
  overflow-wrap: anywhere;

  &:hover {
    text-decoration-color: currentColor;
  }

  ${media.tablet} {
    min-inline-size: ${({ theme }) => theme.layout.columnSmall};
  }

  /* A printed table cannot scroll. */
  ${media.print} {
    min-inline-size: 0;
  }
`

/** The secondary line below a name, such as the slug; it does not widen the column. */
export const NameAside = styled(Aside)`
  display: none;
  inline-size: 0;
  min-inline-size: 100%;

  ${media.tablet} {
    display: block;
  }
`

/** The summary that phones show in place of the other columns. */
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

  /* Leaves more room for the name. */
  ${media.phone} {
    gap: 0;
  }

  & > * {
    min-inline-size: ${({ theme }) => theme.layout.controlSmall};
    padding: 0;
    border-radius: ${({ theme }) => theme.radius.sm};
  }
`

/** Selects a row, or all rows of the page. */
export const SelectBox = styled.input.attrs({ type: 'checkbox' })`
  ${tickBox}
`

export const SelectTh = styled(Th)`
  && {
    padding-inline-end: 0;
  }
`

/** As narrow as the checkbox: the minimum width of a first cell belongs to the name next to it. */
export const SelectTd = styled(Td)`
  && {
    inline-size: 0;
    min-inline-size: 0;
    padding-inline-end: 0;
  }
`
