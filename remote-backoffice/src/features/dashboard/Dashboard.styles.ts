import { css, styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { ShareBar } from '../../kit/staff-page/share-bar'

/** Links in lists, recognizable by their position, are underlined on hover. */
export const underlineOnHover = css`
  a {
    text-decoration-color: transparent;
  }

  ${media.hover} {
    a:hover {
      text-decoration-color: currentcolor;
    }
  }
`

/** A wide and a narrow column; each is a {@link DashboardColumn}. */
export const DashboardColumns = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.lg};
  margin-block: ${({ theme }) => theme.space.lg};

  ${media.wide} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`

/** Fills the panel; the chart is placed over it, so that its own size never feeds back into the panel's. */
export const ChartFrame = styled.div`
  position: relative;
  flex: 1;
  min-block-size: calc(${({ theme }) => theme.layout.columnSmall} * 1.2);
  font-size: ${({ theme }) => theme.font.size.caption};

  & > * {
    position: absolute;
    inset: 0;
  }
`

/** Panels stacked at their natural height; the chart fills the column, or else the last panel. */
export const DashboardColumn = styled.div`
  min-inline-size: 0;
  display: flex;
  flex-direction: column;
  gap: inherit;

  & > :has(${ChartFrame}),
  &:not(:has(${ChartFrame})) > :last-child {
    flex: 1;
  }
`

export const FigureList = styled.dl`
  display: grid;
  margin-block-start: ${({ theme }) => theme.space.lg};
  grid-template-columns: repeat(auto-fit, minmax(calc(${({ theme }) => theme.layout.columnSmall} / 2), 1fr));
  overflow: hidden;
  border: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.md};
  background: ${({ theme }) => theme.color.surfaceRaised};

  & > div {
    display: flex;
    flex-direction: column-reverse;
    /* Aligns the numbers even where a name wraps. */
    justify-content: flex-end;
    padding: ${({ theme }) => theme.space.md};
    box-shadow: 0 0 0 ${({ theme }) => theme.line.thin} ${({ theme }) => theme.color.border};

    /* Leaves room for "Subscribers" on one line. */
    ${media.phone} {
      padding-inline: ${({ theme }) => theme.space.sm};
    }
  }

  /* Both dashboards have a multiple of three figures, so that no row is incomplete. */
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  ${media.wide} {
    grid-template-columns: repeat(auto-fit, minmax(calc(${({ theme }) => theme.layout.columnSmall} / 2.1), 1fr));
  }

  ${underlineOnHover}

  dt {
    color: ${({ theme }) => theme.color.textMuted};
    font-size: ${({ theme }) => theme.font.size.small};
  }

  dd {
    margin: 0;
    font-size: ${({ theme }) => theme.font.size.h3};
    font-weight: ${({ theme }) => theme.font.weight.semibold};
    font-variant-numeric: tabular-nums;
    line-height: ${({ theme }) => theme.font.leading.snug};
  }
`

export const Shares = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space.sm};
  ${underlineOnHover}

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${({ theme }) => theme.space.xxs} ${({ theme }) => theme.space.sm};
    overflow-wrap: anywhere;
    font-size: ${({ theme }) => theme.font.size.small};
    font-variant-numeric: tabular-nums;
  }
`

/** Negative margins cancel the padding, so that the label aligns with the panel and with adjacent headings. */
export const Switch = styled(Button)`
  margin: ${({ theme }) => `calc(-1 * ${theme.space.xs}) calc(-1 * ${theme.space.sm})`};
`

/** Names that share the same count, listed in one line. */
export const EqualShares = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.xs} ${({ theme }) => theme.space.md};
  overflow-wrap: anywhere;
  font-size: ${({ theme }) => theme.font.size.small};
  ${underlineOnHover}
`

/** The bar below a name and its count. */
export const CountBar = styled(ShareBar)`
  grid-column: 1 / -1;
`

/** A list whose entries have the name on its own line, so that long and short names align. */
export const RecentList = styled.ul`
  display: grid;
  ${underlineOnHover}

  li {
    display: flex;
    flex-wrap: wrap;
    gap: ${({ theme }) => theme.space.xxs} ${({ theme }) => theme.space.md};
    align-items: baseline;
    padding-block: ${({ theme }) => theme.space.sm};
    border-block-start: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};
  }

  li:last-child {
    padding-block-end: 0;
  }

  li > a {
    flex: 1 1 100%;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`

/** The table of recent changes; on phones its other columns are summarized below the title. */
export const ChangesFrame = styled.div`
  & :is(th, td):first-child {
    inline-size: 45%;
  }

  ${media.phone} {
    & :is(th, td):not([data-kept]) {
      display: none;
    }
  }
`

/** The legend of the chart; the table has the same information as text. */
export const SeriesKey = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.xxs} ${({ theme }) => theme.space.md};
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.size.caption};

  & > li::before {
    content: '';
    display: inline-block;
    inline-size: ${({ theme }) => theme.space.xs};
    block-size: ${({ theme }) => theme.space.xs};
    margin-inline-end: ${({ theme }) => theme.space.xxs};
    border-radius: ${({ theme }) => theme.line.thick};
    background: ${({ theme }) => theme.color.accent};
    /* Matches the bars, which keep their colors as well. */
    forced-color-adjust: none;
  }
  & > li:nth-child(2)::before {
    background: ${({ theme }) => theme.color.warm};
  }
  & > li:nth-child(3)::before {
    background: ${({ theme }) => theme.color.textMuted};
  }
`

/** Two equal panels side by side. */
export const DashboardPair = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.lg};
  margin-block: ${({ theme }) => theme.space.lg};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`
