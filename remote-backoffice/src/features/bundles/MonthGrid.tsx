import { styled } from 'styled-components'
import type { CalendarEntry } from '@tekskills/shared/contracts/http/bundles'
import { visuallyHidden } from '@tekskills/shared/theme/styles'
import { TextLink } from '@tekskills/shared/ui/TextLink/TextLink'
import { formatCalendarDay, formatMonth, formatTime } from '../../kit/time/format-time'
import { toLocalField } from '../../kit/time/local-time'
import { addressOf, effectOf } from './calendar-labels'
import { weeksOf } from './month-days'

interface MonthGridProps {
  month: string
  entries: readonly CalendarEntry[]
  /** `2026-05-03`, marked. */
  today: string
}

/** Entries of a day that its cell shows at once; the others open below them. */
const MAX_SHOWN = 4

/** 1 January 2024 was a Monday. */
const WEEKDAYS = Array.from({ length: 7 }, (_, day) => {
  const name = (weekday: 'long' | 'short') =>
    new Intl.DateTimeFormat('en-GB', { weekday, timeZone: 'UTC' }).format(Date.UTC(2024, 0, 1 + day))
  return { long: name('long'), short: name('short') }
})

/** A month as a table of weeks, each day with what happens on it. */
export function MonthGrid({ month, entries, today }: MonthGridProps) {
  const dated = entries.map((entry) => ({ entry, day: toLocalField(entry.at).slice(0, 10) }))
  return (
    <Grid>
      <caption>
        {formatMonth(month)}
        {entries.length === 0 && ', nothing published or scheduled'}
      </caption>
      <thead>
        <tr>
          {WEEKDAYS.map(({ long, short }) => (
            <th key={long} scope="col" abbr={long}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week, number) => (
          <tr key={number}>
            {week.map((day, weekday) =>
              day === null ? (
                <td key={weekday} data-outside />
              ) : (
                <td key={weekday} aria-current={day === today ? 'date' : undefined}>
                  <Day dateTime={day}>
                    <span aria-hidden="true">{Number(day.slice(8))}</span>
                    <Spoken>{formatCalendarDay(day)}</Spoken>
                  </Day>
                  <DayEntries entries={dated.filter((each) => each.day === day).map(({ entry }) => entry)} />
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </Grid>
  )
}

function DayEntries({ entries }: Pick<MonthGridProps, 'entries'>) {
  if (entries.length === 0) return null
  const shown = entries.length > MAX_SHOWN ? MAX_SHOWN - 1 : entries.length
  const rest = entries.slice(shown)
  return (
    <>
      <EntryList entries={entries.slice(0, shown)} />
      {rest.length > 0 && (
        <More>
          <summary>{rest.length} more</summary>
          <EntryList entries={rest} />
        </More>
      )}
    </>
  )
}

const EntryList = ({ entries }: Pick<MonthGridProps, 'entries'>) => (
  <List>
    {entries.map((entry) => (
      <Entry key={`${entry.id}${entry.type}`} data-type={entry.type}>
        <Title to={addressOf(entry)} title={entry.title}>
          {entry.title}
        </Title>
        <small>
          <time dateTime={entry.at}>{formatTime(entry.at)}</time> {effectOf(entry)}
        </small>
      </Entry>
    ))}
  </List>
)

const Grid = styled.table`
  inline-size: 100%;
  border: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};
  border-collapse: separate;
  border-spacing: 0;
  border-radius: ${({ theme }) => theme.radius.md};
  background: ${({ theme }) => theme.color.surface};
  table-layout: fixed;
  font-size: ${({ theme }) => theme.font.size.caption};
  font-variant-numeric: tabular-nums;

  caption {
    ${visuallyHidden}
  }

  th {
    padding: ${({ theme }) => theme.space.xs} ${({ theme }) => theme.space.sm};
    color: ${({ theme }) => theme.color.textMuted};
    font-weight: ${({ theme }) => theme.font.weight.semibold};
    text-align: start;
  }

  td {
    block-size: 6.5rem;
    padding: ${({ theme }) => theme.space.xs};
    border-block-start: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};
    vertical-align: top;
  }
  td + td {
    border-inline-start: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};
  }
  td[data-outside] {
    background: ${({ theme }) => theme.color.surfaceMuted};
  }
  tr:last-child > td:first-child {
    border-end-start-radius: ${({ theme }) => theme.radius.md};
  }
  tr:last-child > td:last-child {
    border-end-end-radius: ${({ theme }) => theme.radius.md};
  }
`

const Day = styled.time`
  display: grid;
  place-items: center;
  inline-size: ${({ theme }) => theme.icon.lg};
  block-size: ${({ theme }) => theme.icon.lg};
  border-radius: ${({ theme }) => theme.radius.pill};
  color: ${({ theme }) => theme.color.textMuted};
  font-weight: ${({ theme }) => theme.font.weight.medium};

  td[aria-current] > & {
    background: ${({ theme }) => theme.color.accent};
    color: ${({ theme }) => theme.color.onAccent};
    font-weight: ${({ theme }) => theme.font.weight.semibold};
  }
`

const Spoken = styled.span`
  ${visuallyHidden}
`

const List = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space.xxs};
  margin-block-start: ${({ theme }) => theme.space.xxs};
  padding: 0;
  list-style: none;
`

/** What is already on the site steps back behind what is to come; a plan that nothing carries out has a dashed line. */
const Entry = styled.li`
  padding: ${({ theme }) => theme.space.xxs} ${({ theme }) => theme.space.xs};
  border-inline-start: ${({ theme }) => theme.line.focus} solid ${({ theme }) => theme.color.accent};
  border-radius: ${({ theme }) => theme.radius.sm};
  background: ${({ theme }) => theme.color.accentSoft};
  line-height: ${({ theme }) => theme.font.leading.snug};

  &[data-type='PUBLISHED'] {
    border-inline-start-color: ${({ theme }) => theme.color.borderStrong};
    background: ${({ theme }) => theme.color.surfaceMuted};
  }
  &[data-type='PLANNED'] {
    border-inline-start-style: dashed;
    background: none;
  }

  small {
    display: block;
    color: ${({ theme }) => theme.color.textMuted};
    font-size: inherit;
  }
`

const Title = styled(TextLink)`
  display: -webkit-box;
  overflow: clip;
  color: ${({ theme }) => theme.color.text};
  font-weight: ${({ theme }) => theme.font.weight.semibold};
  overflow-wrap: anywhere;
  text-decoration-color: transparent;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;

  &:hover {
    text-decoration-color: currentColor;
  }
`

const More = styled.details`
  margin-block-start: ${({ theme }) => theme.space.xxs};

  & > summary {
    padding-inline: ${({ theme }) => theme.space.xs};
    color: ${({ theme }) => theme.color.accentStrong};
    font-weight: ${({ theme }) => theme.font.weight.medium};
    cursor: pointer;
  }
`
