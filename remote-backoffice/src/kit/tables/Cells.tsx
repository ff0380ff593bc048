import type { ReactNode } from 'react'
import type { StaffItem } from '@tekskills/shared/contracts/http/content'
import { formatDay, formatMoment } from '../time/format-time'
import { Address, Aside, Brief, Name, NameLink, Stamp } from './RecordTable.styles'

interface NameCellProps {
  /** Address of the form; `null` for records that cannot be edited. */
  to: string | null
  name: string
  /** The secondary line, such as the address. */
  aside: string
  /** Summary of the other columns, shown on phones. */
  brief: ReactNode
}

/** The first cell of a row: the name, which links to the form. */
export const NameCell = ({ to, name, aside, brief }: NameCellProps) => (
  <>
    {to === null ? (
      <Name dir="auto">{name}</Name>
    ) : (
      <NameLink to={to}>
        <bdi>{name}</bdi>
      </NameLink>
    )}
    <Address title={aside}>{aside}</Address>
    <Brief>{brief}</Brief>
  </>
)

/** A date, or a dash. */
export const DayCell = ({ at }: { at: string | null }) => <Stamp>{at ? formatDay(at) : '–'}</Stamp>

/** When a record was last changed, and by whom. */
export const ChangedCell = ({ at, by }: { at: string; by?: StaffItem['updatedBy'] }) => (
  <>
    <Stamp>{formatMoment(at)}</Stamp>
    {by && <Aside>by {by.name}</Aside>}
  </>
)
