import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { CalendarEntry } from '@tekskills/shared/contracts/http/bundles'
import { media } from '@tekskills/shared/theme/media'
import { EmptyState } from '@tekskills/shared/ui/EmptyState/EmptyState'
import { Heading } from '@tekskills/shared/ui/Heading/Heading'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { Table, Td, Th, Tr } from '@tekskills/shared/ui/Table/Table'
import { TextLink } from '@tekskills/shared/ui/TextLink/TextLink'
import { contentTypeLabels, editItem } from '../../kit/content/content-types'
import { StaffPage } from '../../kit/staff-page/StaffPage'
import { Aside } from '../../kit/tables/RecordTable.styles'
import { formatAppointment, formatMonth } from '../../kit/time/format-time'
import { timeZone } from '../../kit/time/local-time'
import { bundlePage, calendarPage } from '../../paths'
import { itemCountOf } from './bundle-labels'
import { monthAfter } from './load-bundles'

interface CalendarViewProps {
  month: string
  entries: readonly CalendarEntry[]
  /** The tabs of the dashboard. */
  tabs: ReactNode
}

/** What goes live or is reverted in a month, in order. */
export const CalendarView = ({ month, entries, tabs }: CalendarViewProps) => (
  <StaffPage heading="Calendar" intro={`Times are in your time zone, ${timeZone()}.`} action={tabs}>
    <Stack $gap="md">
      <Months aria-label="Months">
        <TextLink to={calendarPage(monthAfter(month, -1))}>← {formatMonth(monthAfter(month, -1))}</TextLink>
        <Heading level={2} size="h4">
          {formatMonth(month)}
        </Heading>
        <TextLink to={calendarPage(monthAfter(month, 1))}>{formatMonth(monthAfter(month, 1))} →</TextLink>
      </Months>
      {entries.length === 0 ? (
        <EmptyState heading={`Nothing planned in ${formatMonth(month)}`}>
          Scheduled items and bundles appear here.
        </EmptyState>
      ) : (
        <Table caption={`Planned in ${formatMonth(month)}`}>
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
      )}
    </Stack>
  </StaffPage>
)

const addressOf = ({ id, kind }: CalendarEntry) => (kind ? editItem({ id, kind }) : bundlePage(id))

function effectOf({ type, kind, itemCount }: CalendarEntry): string {
  const what = kind ? contentTypeLabels[kind] : `Bundle of ${itemCountOf(itemCount)}`
  if (type === 'PLANNED') return `${what}, planned, not scheduled`
  return `${what} ${type === 'BUNDLE_BACK' ? 'reverts' : 'goes live'}`
}

/** The month between its neighbors; on phones above them. */
const Months = styled.nav`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  gap: ${({ theme }) => theme.space.sm};
  align-items: center;

  & > :last-child {
    justify-self: end;
  }

  ${media.phone} {
    grid-template-columns: 1fr auto;

    & > h2 {
      grid-row: 1;
      grid-column: 1 / -1;
    }
  }
`
