import { styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'
import { Button } from '@tekskills/shared/ui/Button/Button'

/** A wide and a narrow column; each is a {@link DashboardColumn}. */
export const DashboardColumns = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.lg};
  margin-block: ${({ theme }) => theme.space.lg};

  ${media.wide} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`

/** Panels stacked at their natural height; the last one fills the column. */
export const DashboardColumn = styled.div`
  min-inline-size: 0;
  display: flex;
  flex-direction: column;
  gap: inherit;

  & > :last-child {
    flex: 1;
  }
`

export const FigureList = styled.dl`
  display: grid;
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

  dt {
    color: ${({ theme }) => theme.color.textMuted};
    font-size: ${({ theme }) => theme.font.size.small};
  }

  dd {
    margin: 0;
    font-size: ${({ theme }) => theme.font.size.h1};
    font-weight: ${({ theme }) => theme.font.weight.semibold};
    font-variant-numeric: tabular-nums;
    line-height: ${({ theme }) => theme.font.leading.snug};
  }
`

export const Shares = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space.sm};

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

/** A bar whose length is relative to the largest entry. */
export const ShareBar = styled.span`
  grid-column: 1 / -1;
  block-size: ${({ theme }) => theme.space.xxs};
  border-radius: ${({ theme }) => theme.radius.pill};
  background: ${({ theme }) => theme.color.surfaceHover};

  &::before {
    content: '';
    display: block;
    inline-size: calc(var(--share) * 100%);
    block-size: 100%;
    border-radius: inherit;
    background: ${({ theme }) => theme.color.accent};
  }
`

/** A list whose entries have the name on its own line, so that long and short names align. */
export const RecentList = styled.ul`
  display: grid;

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

/** On wide screens each entry is one line, with its details at the end. */
export const RecentLines = styled(RecentList)`
  ${media.wide} {
    li > a {
      flex: 1 1 0;
    }
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
