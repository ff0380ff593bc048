import { styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'
import { SLOTS, type SlotRun, officeHours, officeHoursText } from './office-hours'

const STEP = 10
const HEIGHT = 12

/** One region and its distance from UTC in hours. */
export interface ClockRegion {
  name: string
  utcOffset: number
}

/** A day as rows of dots, one row per region, with the office hours highlighted. */
export function RegionClock({ regions }: { regions: readonly ClockRegion[] }) {
  return (
    <Rows>
      {regions.map(({ name, utcOffset }) => (
        <Row key={name}>
          <Name>{name}</Name>
          <Day viewBox={`0 0 ${SLOTS * STEP} ${HEIGHT}`} aria-hidden="true">
            <Dots d={dots({ from: 0, to: SLOTS })} />
            {officeHours(utcOffset).map((run) => (
              <Dots key={run.from} d={dots(run)} $open />
            ))}
          </Day>
          <Hours>{`${officeHoursText(utcOffset)} UTC`}</Hours>
        </Row>
      ))}
    </Rows>
  )
}

// Zero-length dashes with round caps render as dots; the extra length makes every browser draw the last one.
const dots = ({ from, to }: SlotRun) => `M${from * STEP + STEP / 2} ${HEIGHT / 2}H${(to - 1) * STEP + STEP / 2 + 0.1}`

const Rows = styled.ul`
  display: grid;
  padding: 0;
  list-style: none;
`

const Row = styled.li`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  gap: ${({ theme }) => `${theme.space.xs} ${theme.space.lg}`};
  padding-block: ${({ theme }) => theme.space.md};
  border-top: ${({ theme }) => `${theme.line.thin} solid ${theme.color.border}`};

  ${media.laptop} {
    grid-template-columns: 2fr 10fr 2.5fr;
  }
`

const Name = styled.span`
  font-weight: ${({ theme }) => theme.font.weight.semibold};
`

const Hours = styled.span`
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.size.small};
  font-variant-numeric: tabular-nums;
  text-align: end;
`

const Day = styled.svg`
  display: block;
  grid-column: 1 / -1;
  grid-row: 2;
  width: 100%;
  height: auto;

  ${media.laptop} {
    grid-column: 2;
    grid-row: 1;
  }
`

const Dots = styled.path<{ $open?: boolean }>`
  fill: none;
  stroke: ${({ theme, $open }) => ($open ? theme.color.accent : theme.color.borderStrong)};
  stroke-dasharray: 0 ${STEP};
  stroke-linecap: round;
  stroke-width: ${({ $open }) => ($open ? 5 : 1.5)};
`
