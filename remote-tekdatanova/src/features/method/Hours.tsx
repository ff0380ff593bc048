import { styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'
import { Heading } from '@tekskills/shared/ui/Heading/Heading'
import { Text } from '@tekskills/shared/ui/Text/Text'
import type { HoursDrawing } from '../../content/types'

/** The moments of a night or day on one line, each with its time. */
export const Hours = ({ moments }: Pick<HoursDrawing, 'moments'>) => (
  <Line>
    {moments.map(({ time, title, text }) => (
      <li key={time}>
        <Time>{time}</Time>
        <Heading level={3} size="h4">
          {title}
        </Heading>
        <Text $size="small" $tone="muted">
          {text}
        </Text>
      </li>
    ))}
  </Line>
)

/* Upright on small screens and lying on large ones; the last moment, when all is well again, is filled. */
const Line = styled.ol`
  display: grid;
  padding: 0;
  list-style: none;

  & > li {
    position: relative;
    display: grid;
    gap: ${({ theme }) => theme.space.xxs};
    align-content: start;
    padding: 0 0 ${({ theme }) => theme.space.xl} ${({ theme }) => theme.space.xl};
    border-inline-start: ${({ theme }) => theme.line.thick} solid ${({ theme }) => theme.color.accent2};
  }

  & > li::before {
    content: '';
    position: absolute;
    inset: ${({ theme }) => theme.space.xs} auto auto calc(-0.5 * ${({ theme }) => theme.space.md});
    inline-size: ${({ theme }) => theme.space.md};
    block-size: ${({ theme }) => theme.space.md};
    border: ${({ theme }) => theme.line.thick} solid ${({ theme }) => theme.color.accent};
    border-radius: ${({ theme }) => theme.radius.pill};
    background: ${({ theme }) => theme.color.surfaceInverse};
  }

  & > li:last-child {
    padding-block-end: 0;
    border-color: transparent;
  }

  & > li:last-child::before {
    background: ${({ theme }) => theme.color.accent};
  }

  ${media.laptop} {
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);

    & > li,
    & > li:last-child {
      padding: ${({ theme }) => theme.space.xl} ${({ theme }) => theme.space.lg} 0 0;
      border-block-start: ${({ theme }) => theme.line.thick} solid ${({ theme }) => theme.color.accent2};
      border-inline-start: 0;
    }

    & > li:last-child {
      padding-inline-end: 0;
      border-image: linear-gradient(90deg, ${({ theme }) => theme.color.accent2}, transparent) 1;
    }

    & > li::before {
      inset: calc(-0.5 * ${({ theme }) => theme.space.md} - ${({ theme }) => theme.line.thin}) auto auto 0;
    }
  }
`

const Time = styled.p`
  color: ${({ theme }) => theme.color.accentStrong};
  font-size: ${({ theme }) => theme.font.size.h3};
  font-variant-numeric: tabular-nums;
  font-weight: ${({ theme }) => theme.font.weight.semibold};
  letter-spacing: ${({ theme }) => theme.font.tracking.tight};
  line-height: ${({ theme }) => theme.font.leading.snug};
`
