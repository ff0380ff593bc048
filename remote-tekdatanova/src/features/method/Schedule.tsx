import { styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'
import { Heading } from '@tekskills/shared/ui/Heading/Heading'
import { Text } from '@tekskills/shared/ui/Text/Text'
import type { ScheduleDrawing } from '../../content/types'

type ScheduleProps = Pick<ScheduleDrawing, 'unit' | 'length' | 'phases'>

/** Phases as bars on a common scale: each with what happens in it, and with its time in words. */
export const Schedule = ({ unit, length, phases }: ScheduleProps) => (
  <Rows>
    {phases.map(({ title, text, from, to, isWayBack = false }) => (
      <li key={title}>
        <div>
          <Heading level={3} size="h4">
            {title}
          </Heading>
          <Text $size="small" $tone="muted">
            {text}
          </Text>
        </div>
        <Track>
          <Time>{timeInWords(unit, from, to)}</Time>
          <Scale $length={length} aria-hidden="true">
            <Bar $from={from} $to={to} data-way-back={isWayBack} />
          </Scale>
        </Track>
      </li>
    ))}
  </Rows>
)

const timeInWords = (unit: string, from: number, to: number) =>
  from === to ? `${unit} ${from}` : `${unit}s ${from} to ${to}`

const Rows = styled.ol`
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    gap: ${({ theme }) => theme.space.sm};
    padding-block: ${({ theme }) => theme.space.lg};
    border-block-start: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};
  }

  ${media.laptop} {
    & > li {
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
      gap: ${({ theme }) => theme.space.xxxl};
      align-items: center;
    }
  }
`

const Track = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.xs};
`

const Time = styled.p`
  color: ${({ theme }) => theme.color.accent};
  font-size: ${({ theme }) => theme.font.size.small};
  font-variant-numeric: tabular-nums;
  font-weight: ${({ theme }) => theme.font.weight.medium};
`

/* One cell for each unit of time, with a tick at the start of each. */
const Scale = styled.div<{ $length: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $length }) => $length}, minmax(0, 1fr));
  block-size: ${({ theme }) => theme.space.lg};
  border-radius: ${({ theme }) => theme.radius.sm};
  background-color: ${({ theme }) => theme.color.surface};
  background-image: linear-gradient(
    90deg,
    ${({ theme }) => theme.color.border} ${({ theme }) => theme.line.thin},
    transparent ${({ theme }) => theme.line.thin}
  );
  background-size: calc(100% / ${({ $length }) => $length}) 100%;
`

const Bar = styled.span<{ $from: number; $to: number }>`
  grid-column: ${({ $from }) => $from} / ${({ $to }) => $to + 1};
  border-radius: ${({ theme }) => theme.radius.sm};
  background: ${({ theme }) => theme.gradient.signal};

  &[data-way-back='true'] {
    border: ${({ theme }) => theme.line.thick} dashed ${({ theme }) => theme.color.accent};
    background: none;
  }

  ${media.forcedColors} {
    border: ${({ theme }) => theme.line.thick} solid currentColor;
  }
`
