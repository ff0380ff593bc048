import { useState, type ReactNode } from 'react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { styled } from 'styled-components'
import type { CalendarEntry } from '@tekskills/shared/contracts/http/bundles'
import { media } from '@tekskills/shared/theme/media'
import { ButtonLink } from '@tekskills/shared/ui/Button/ButtonLink'
import { EmptyState } from '@tekskills/shared/ui/EmptyState/EmptyState'
import { Heading } from '@tekskills/shared/ui/Heading/Heading'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { Table, Td, Th, Tr } from '@tekskills/shared/ui/Table/Table'
import { TextLink } from '@tekskills/shared/ui/TextLink/TextLink'
import { iconProps } from '@tekskills/shared/theme/icon-props'
import { StaffPage } from '../../kit/staff-page/StaffPage'
import { Aside } from '../../kit/tables/RecordTable.styles'
import { formatAppointment, formatMonth } from '../../kit/time/format-time'
import { timeZone, toLocalField } from '../../kit/time/local-time'
import { calendarPage } from '../../paths'
import { addressOf, effectOf } from './calendar-labels'
import { monthAfter } from './load-bundles'
import { MonthGrid } from './MonthGrid'

interface CalendarViewProps {
  month: string
  entries: readonly CalendarEntry[]
  /** The tabs of the dashboard. */
  tabs: ReactNode
}

/** What went live, goes live or is reverted in a month: a grid of its days, on small screens a list in order. */
export function CalendarView({ month, entries, tabs }: CalendarViewProps) {
  const [today] = useState(() => toLocalField(new Date().toISOString()).slice(0, 10))
  return (
    <StaffPage heading="Calendar" intro={`Times are in your time zone, ${timeZone()}.`} action={tabs}>
      <Stack $gap="md">
        <Months aria-label="Months">
          <Heading level={2} size="h4">
            {formatMonth(month)}
          </Heading>
          {!today.startsWith(month) && (
            <ButtonLink to={calendarPage(today.slice(0, 7))} variant="quiet" size="small">
              This month
            </ButtonLink>
          )}
          <Step month={monthAfter(month, -1)} name="Previous month" icon={<ChevronLeft {...iconProps} />} />
          <Step month={monthAfter(month, 1)} name="Next month" icon={<ChevronRight {...iconProps} />} />
        </Months>
        <Wide>
          <MonthGrid month={month} entries={entries} today={today} />
        </Wide>
        <Narrow>
          {entries.length === 0 ? (
            <EmptyState heading={`Nothing in ${formatMonth(month)}`}>
              Published and scheduled items and bundles appear here.
            </EmptyState>
          ) : (
            <List month={month} entries={entries} />
          )}
        </Narrow>
      </Stack>
    </StaffPage>
  )
}

const Step = ({ month, name, icon: arrow }: { month: string; name: string; icon: ReactNode }) => (
  <StepLink
    to={calendarPage(month)}
    variant="secondary"
    size="small"
    aria-label={`${name}, ${formatMonth(month)}`}
    title={formatMonth(month)}
  >
    {arrow}
  </StepLink>
)

const List = ({ month, entries }: Pick<CalendarViewProps, 'month' | 'entries'>) => (
  <Table caption={`In ${formatMonth(month)}`}>
    <thead>
      <tr>
        <Th scope="col">When</Th>
        <Th scope="col">What happens</Th>
      </tr>
    </thead>
    <tbody>
      {entries.map((entry) => (
        <Tr key={`${entry.id}${entry.type}`}>
          <Td>
            <time dateTime={entry.at}>{formatAppointment(entry.at)}</time>
          </Td>
          <Td>
            <TextLink to={addressOf(entry)}>{entry.title}</TextLink>
            <Aside>{effectOf(entry)}</Aside>
          </Td>
        </Tr>
      ))}
    </tbody>
  </Table>
)

const Months = styled.nav`
  display: flex;
  gap: ${({ theme }) => theme.space.xs};
  align-items: center;

  & > h2 {
    margin-inline-end: auto;
  }
`

const StepLink = styled(ButtonLink)`
  inline-size: ${({ theme }) => theme.layout.controlSmall};
  padding: 0;
`

const Wide = styled.div`
  display: none;

  ${media.laptop} {
    display: block;
  }
`

const Narrow = styled.div`
  ${media.laptop} {
    display: none;
  }
`
