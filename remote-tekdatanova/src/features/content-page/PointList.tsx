import { styled } from 'styled-components'

interface PointListProps {
  points: readonly string[]
  isBold?: boolean
}

/** A bullet list of an aspect card. */
export function PointList({ points, isBold = false }: PointListProps) {
  return (
    <List>
      {points.map((point) => (
        <li key={point}>{isBold ? <strong>{point}</strong> : point}</li>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space.xs};
  margin-top: ${({ theme }) => theme.space.xs};

  li {
    position: relative;
    padding-inline-start: ${({ theme }) => theme.space.lg};
    color: ${({ theme }) => theme.color.textMuted};
  }

  li::before {
    content: '';
    position: absolute;
    inset: 0.8em auto auto 0;
    width: ${({ theme }) => theme.space.sm};
    height: ${({ theme }) => theme.line.thick};
    background: ${({ theme }) => theme.color.accent};
  }

  strong {
    color: ${({ theme }) => theme.color.text};
    font-weight: ${({ theme }) => theme.font.weight.semibold};
  }
`
