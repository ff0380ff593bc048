import { styled } from 'styled-components'
import type { Region } from '@tekskills/shared/contracts/company-directory'
import { media } from '@tekskills/shared/theme/media'
import { officeAt, useMinute, utcOffsetToday } from './office-now'
import { SLOTS, type SlotRun, officeHours, officeHoursText } from './office-hours'

const STEP = 10
const HEIGHT = 12
const SLOT_MS = 30 * 60_000

/**
 * A day in UTC as rows of dots, one row per region, with the office hours highlighted, dimmed on its weekend, and a line at
 * the present time. While all offices are closed, the one that opens first says when.
 */
export function RegionClock({ regions }: { regions: readonly Region[] }) {
  const now = useMinute()
  const offices = now === undefined ? [] : regions.map((region) => officeAt(region, now))
  const first = offices.some(({ isOpen }) => isOpen) ? 0 : Math.min(...offices.map(({ opensIn }) => opensIn))
  return (
    <Rows>
      {regions.map((region, index) => {
        const utcOffset = utcOffsetToday(region)
        const office = offices[index]
        return (
          <Row key={region.name}>
            <Name>{region.name}</Name>
            <Day viewBox={`0 0 ${SLOTS * STEP} ${HEIGHT}`} aria-hidden="true" data-live>
              <Dots d={dots({ from: 0, to: SLOTS })} />
              {officeHours(utcOffset).map((run) => (
                <Dots
                  key={run.from}
                  d={dots(run)}
                  $open
                  opacity={office?.isWeekend ? 0.3 : undefined}
                  suppressHydrationWarning
                />
              ))}
              {now !== undefined && <Now d={lineAt(now)} />}
            </Day>
            <Hours data-live suppressHydrationWarning>
              {first > 0 && office?.opensIn === first
                ? `Opens in ${hoursText(first)}`
                : `${officeHoursText(utcOffset)} UTC`}
            </Hours>
          </Row>
        )
      })}
    </Rows>
  )
}

const hoursText = (minutes: number) => (minutes > 60 ? `${Math.ceil(minutes / 60)} hours` : 'an hour')

// Zero-length dashes with round caps render as dots; the extra length makes every browser draw the last one.
const dots = ({ from, to }: SlotRun) => `M${from * STEP + STEP / 2} ${HEIGHT / 2}H${(to - 1) * STEP + STEP / 2 + 0.1}`

/** Higher than the dots: beside its name, a row shows it whole, so that the lines of all rows join into one. */
const lineAt = (now: number) => `M${(((now / SLOT_MS) % SLOTS) * STEP).toFixed(1)} ${-HEIGHT}V${2 * HEIGHT}`

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

  ${media.tablet} {
    grid-template-columns: minmax(0, 2.6fr) minmax(0, 7.6fr) minmax(0, 3.8fr);
  }

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
  overflow: hidden;

  ${media.tablet} {
    grid-column: 2;
    grid-row: 1;
    overflow: visible;
  }
`

const Dots = styled.path<{ $open?: boolean }>`
  fill: none;
  stroke: ${({ theme, $open }) => ($open ? theme.color.accent : theme.color.borderStrong)};
  stroke-dasharray: 0 ${STEP};
  stroke-linecap: round;
  stroke-width: ${({ $open }) => ($open ? 5 : 1.5)};
`

const Now = styled.path`
  stroke: ${({ theme }) => theme.color.warm};
  stroke-width: 1.5;
  transform-box: fill-box;
  transform-origin: center;

  /* The chart is smaller here, and its rows are as high as on wide screens. */
  ${media.tablet} {
    transform: scaleY(2.3);
  }

  ${media.laptop} {
    transform: none;
  }
`
