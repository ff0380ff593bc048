import { styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'
import { worldMap } from '@tekskills/shared/picture/world-map'

const { columns, rows, land, places } = worldMap

/** Regions whose label is placed on the left, because there is no space on the right. */
const LABELS_ON_THE_LEFT: ReadonlySet<string> = new Set(['UK', 'USA', 'Canada'])

type RegionName = keyof typeof places

const isOnMap = (name: string): name is RegionName => name in places

interface RegionMapProps {
  regions: readonly { name: string }[]
  /** The highlighted region. */
  chosen?: string
}

/** A dotted world map with the regions highlighted. Decorative: the list next to it has the same content. */
export function RegionMap({ regions, chosen }: RegionMapProps) {
  const shown = regions.flatMap(({ name }) => (isOnMap(name) ? [{ name, ...places[name] }] : []))
  return (
    <Frame aria-hidden="true">
      <svg viewBox={`0 0 ${columns} ${rows}`} width={columns} height={rows}>
        <Land d={land} />
        {shown.map(({ name, x, y }) => (
          <g key={name}>
            <Halo cx={x} cy={y} r={name === chosen ? '4' : '2.1'} />
            <Spark cx={x} cy={y} r="0.85" />
          </g>
        ))}
      </svg>
      {shown.map(({ name, x, y }) => (
        <Label
          key={name}
          $x={x / columns}
          $y={y / rows}
          $onTheLeft={LABELS_ON_THE_LEFT.has(name)}
          $chosen={name === chosen}
        >
          {name}
        </Label>
      ))}
    </Frame>
  )
}

const Frame = styled.div`
  position: relative;
  margin-block-end: ${({ theme }) => theme.space.xl};

  & > svg {
    inline-size: 100%;
    block-size: auto;
  }
`

const Land = styled.path`
  fill: none;
  stroke: ${({ theme }) => theme.color.borderStrong};
  stroke-dasharray: 0 1;
  stroke-linecap: round;
  stroke-width: 0.42;
  opacity: 0.62;
`

const Halo = styled.circle`
  fill: ${({ theme }) => theme.color.accent};
  opacity: 0.16;
`

const Spark = styled.circle`
  fill: ${({ theme }) => theme.color.accent};

  ${media.forcedColors} {
    fill: Highlight;
  }
`

const percent = (share: number) => `${(share * 100).toFixed(2)}%`

const Label = styled.span<{ $x: number; $y: number; $onTheLeft: boolean; $chosen: boolean }>`
  display: none;

  ${media.laptop} {
    position: absolute;
    inset-block-start: ${({ $y }) => percent($y)};
    inset-inline-start: ${({ $x }) => percent($x)};
    display: block;
    padding: ${({ theme }) => `${theme.space.hair} ${theme.space.xs}`};
    border-radius: ${({ theme }) => theme.radius.sm};
    background: ${({ theme, $chosen }) => ($chosen ? theme.color.accent : theme.color.surfaceMuted)};
    color: ${({ theme, $chosen }) => ($chosen ? theme.color.onAccent : theme.color.text)};
    font-size: ${({ theme }) => theme.font.size.caption};
    font-weight: ${({ theme }) => theme.font.weight.semibold};
    line-height: ${({ theme }) => theme.font.leading.snug};
    transform: translate(
      ${({ theme, $onTheLeft }) => ($onTheLeft ? `calc(-100% - ${theme.space.md})` : theme.space.md)},
      -50%
    );
  }
`
