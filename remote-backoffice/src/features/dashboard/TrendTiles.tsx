import { ArrowDown, ArrowUp, Equal } from 'lucide-react'
import { styled } from 'styled-components'
import type { Trend } from '@tekskills/shared/contracts/http/trends'
import { media } from '@tekskills/shared/theme/media'
import { TextLink } from '@tekskills/shared/ui/TextLink/TextLink'
import { underlineOnHover } from './Dashboard.styles'
import { capitalized } from '../../kit/labels/capitalized'

/** A headline count with its change. */
export interface TrendTile {
  name: string
  value: number
  /** Address of the table of the counted records. */
  to?: string
  /** Shown before the change, if the compared count is not the headline, or in its place: "9 in the last 7 days". */
  lead?: string
  /** Absent in responses of older services. */
  trend?: Trend
  /** What the current count is compared with, to continue "2 more than": "a week ago". */
  than?: string
  /** The counts behind a headline that spans several tables, with the address of the table that has exactly these rows. */
  parts?: readonly { name: string; count: number; to?: string }[]
}

/** The headline counts of a dashboard, each compared with the period before and linked to the table behind it. */
export const TrendTiles = ({ tiles }: { tiles: readonly TrendTile[] }) => (
  <Tiles aria-label="Key figures" data-full-width>
    {tiles.map(({ name, value, to, lead, trend, than, parts = [] }) => (
      <li key={name}>
        <h2>{to ? <TextLink to={to}>{name}</TextLink> : name}</h2>
        <Value>{value.toLocaleString('en-GB')}</Value>
        {trend ? <Change trend={trend} than={than} lead={lead} /> : lead && <ChangeLine>{lead}</ChangeLine>}
        {parts.some(({ count }) => count > 0) && (
          <Parts>
            {parts
              .filter(({ count }) => count > 0)
              .map((part) => (
                <span key={part.name}>
                  {part.to ? <TextLink to={part.to}>{part.name}</TextLink> : part.name}{' '}
                  {part.count.toLocaleString('en-GB')}
                </span>
              ))}
          </Parts>
        )}
      </li>
    ))}
  </Tiles>
)

function Change({ trend: { current, previous }, than, lead }: { trend: Trend; than?: string; lead?: string }) {
  const difference = current - previous
  const Icon = difference === 0 ? Equal : difference > 0 ? ArrowUp : ArrowDown
  const count = Math.abs(difference).toLocaleString('en-GB')
  const change = difference === 0 ? `same as ${than}` : `${count} ${difference > 0 ? 'more' : 'fewer'} than ${than}`
  return (
    <ChangeLine>
      <Icon aria-hidden="true" strokeWidth={1.75} />
      {lead ? `${lead}, ${change}` : capitalized(change)}
    </ChangeLine>
  )
}

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${({ theme }) => theme.space.sm};

  ${media.wide} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${({ theme }) => theme.space.md};
  }

  & > li {
    display: flex;
    flex-direction: column;
    gap: ${({ theme }) => theme.space.xxs};
    padding: ${({ theme }) => theme.space.md};
    border: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};
    border-radius: ${({ theme }) => theme.radius.md};
    background: ${({ theme }) => theme.color.surfaceRaised};
  }

  h2 {
    font-size: ${({ theme }) => theme.font.size.small};
    font-weight: ${({ theme }) => theme.font.weight.semibold};
    line-height: ${({ theme }) => theme.font.leading.snug};
  }

  ${underlineOnHover}
`

const Value = styled.p`
  font-size: ${({ theme }) => theme.font.size.h1};
  font-weight: ${({ theme }) => theme.font.weight.semibold};
  font-variant-numeric: tabular-nums;
  line-height: ${({ theme }) => theme.font.leading.snug};
`

const ChangeLine = styled.p`
  display: flex;
  gap: ${({ theme }) => theme.space.xxs};
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.size.caption};
  line-height: ${({ theme }) => theme.font.leading.lead};

  & > svg {
    flex: none;
    inline-size: ${({ theme }) => theme.icon.sm};
    block-size: 1lh;
  }
`

/** At the bottom of the tile, so that the lines of adjacent tiles align. */
const Parts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.xxs} ${({ theme }) => theme.space.sm};
  margin-block-start: auto;
  padding-block-start: ${({ theme }) => theme.space.xs};
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.size.caption};
  font-variant-numeric: tabular-nums;
`
