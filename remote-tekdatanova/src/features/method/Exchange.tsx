import { ArrowRight } from 'lucide-react'
import { styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'
import type { ExchangeDrawing } from '../../content/types'

type ExchangeProps = Pick<ExchangeDrawing, 'before' | 'after' | 'rows'>

/** What there is, and what it becomes, side by side. */
export const Exchange = ({ before, after, rows }: ExchangeProps) => (
  <Rows>
    {rows.map((row) => (
      <li key={row.before}>
        <Side>
          <dt>{before}</dt>
          <dd>{row.before}</dd>
        </Side>
        <Arrow aria-hidden="true" strokeWidth={1.5} />
        <Side data-after>
          <dt>{after}</dt>
          <dd>{row.after}</dd>
        </Side>
      </li>
    ))}
  </Rows>
)

const Rows = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space.sm};
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    gap: ${({ theme }) => theme.space.sm};
    padding: ${({ theme }) => theme.space.lg};
    border: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};
    border-radius: ${({ theme }) => theme.radius.md};
    background: linear-gradient(90deg, transparent 45%, ${({ theme }) => theme.color.surfaceRaised} 55%);
  }

  ${media.laptop} {
    & > li {
      grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
      gap: ${({ theme }) => theme.space.xl};
      align-items: center;
    }
  }
`

const Side = styled.dl`
  dt {
    color: ${({ theme }) => theme.color.textMuted};
    font-size: ${({ theme }) => theme.font.size.small};
  }

  dd {
    margin: 0;
    color: ${({ theme }) => theme.color.textMuted};
    font-size: ${({ theme }) => theme.font.size.h4};
    line-height: ${({ theme }) => theme.font.leading.snug};
    text-wrap: balance;
  }

  &[data-after] dt {
    color: ${({ theme }) => theme.color.accent};
  }

  &[data-after] dd {
    color: ${({ theme }) => theme.color.text};
  }
`

const Arrow = styled(ArrowRight)`
  inline-size: ${({ theme }) => theme.icon.xl};
  block-size: ${({ theme }) => theme.icon.xl};
  color: ${({ theme }) => theme.color.accent};
  rotate: 90deg;

  ${media.laptop} {
    rotate: none;
  }
`
