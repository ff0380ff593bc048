import type { ReactNode } from 'react'
import type { StaffItem } from '@tekskills/shared/contracts/http/content'
import { formatDay, formatMoment } from '../time/format-time'
import { Address, Aside, Brief, Name, NameLink, Stamp } from './RecordTable.styles'

interface NameCellProps {
  /** The form; `null` for what no form opens. */
  to: string | null
  name: string
  /** The quieter second line, such as the address. */
  aside: string
  /** What a phone shows of the other columns. */
  brief: ReactNode
}

/** The first cell of a row: its name leads to the form. */
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

/** A day, or a dash for none. */
export const DayCell = ({ at }: { at: string | null }) => <Stamp>{at ? formatDay(at) : '–'}</Stamp>

/** When something was changed last, and by whom. */
export const ChangedCell = ({ at, by }: { at: string; by?: StaffItem['updatedBy'] }) => (
  <>
    <Stamp>{formatMoment(at)}</Stamp>
    {by && <Aside>by {by.name}</Aside>}
  </>
)
