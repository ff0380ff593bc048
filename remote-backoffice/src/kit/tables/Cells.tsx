import { Fragment, type ReactNode } from 'react'
import type { StaffItem } from '@tekskills/shared/contracts/http/content'
import { formatDay, formatMoment } from '../time/format-time'
import { Aside, Brief, Name, NameAside, NameLink, Stamp } from './RecordTable.styles'

interface NameCellProps {
  /** Address that the name links to; `null` for records that cannot be edited. */
  to: string | null
  name: string
  /** Before the name, within the link. */
  mark?: ReactNode
  /** The secondary line, such as the slug. */
  aside: string
  /** Summary of the other columns, shown on phones. */
  brief: ReactNode
}

/** The first cell of a row: the name, which links to the record. */
export const NameCell = ({ to, name, mark, aside, brief }: NameCellProps) => (
  <>
    {to === null ? (
      <Name dir="auto">{name}</Name>
    ) : (
      <NameLink to={to}>
        {mark}
        <bdi>{name}</bdi>
      </NameLink>
    )}
    <NameAside title={aside}>{aside}</NameAside>
    <Brief>{brief}</Brief>
  </>
)

/** A date, or a dash. */
export const DayCell = ({ at }: { at: string | null }) => <Stamp>{at ? formatDay(at) : '–'}</Stamp>

/** When a record was last changed, and by whom; the time moves below the date where columns are narrow. */
export const ChangedCell = ({ at, by }: { at: string; by?: StaffItem['updatedBy'] }) => (
  <>
    {formatMoment(at)
      .split(', ')
      .map((part, index) => (
        <Fragment key={part}>
          {index > 0 && ' '}
          <Stamp>{part}</Stamp>
        </Fragment>
      ))}
    {by && <Aside>by {by.name}</Aside>}
  </>
)
