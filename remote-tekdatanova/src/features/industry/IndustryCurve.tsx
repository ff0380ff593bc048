import { styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'
import { Heading } from '@tekskills/shared/ui/Heading/Heading'
import { Section } from '@tekskills/shared/ui/Section/Section'
import { Text } from '@tekskills/shared/ui/Text/Text'
import type { IndustryWork } from '../../content/types'
import { DomainPicture } from '../../kit/pictures/DomainPicture'
import { TRACE_SIZE, tracePoint } from '../../kit/pictures/domain-traces'

interface IndustryCurveProps {
  slug: string
  curve: IndustryWork['curve']
}

/** The industry's curve, large and with its axes named, and what three of its points mean. */
export function IndustryCurve({ slug, curve: { heading, measure, span, marks } }: IndustryCurveProps) {
  return (
    <Section heading={heading}>
      <Plot>
        <Axis>{measure}</Axis>
        <Trace aria-hidden="true">
          <DomainPicture slug={slug} />
          {marks.map(({ at, title }, index) => {
            const { x, y } = tracePoint(slug, at)
            return (
              <Pin key={title} $left={x / TRACE_SIZE.width} $top={y / TRACE_SIZE.height}>
                {index + 1}
              </Pin>
            )
          })}
        </Trace>
        <Span>{span}</Span>
      </Plot>
      <Marks>
        {marks.map(({ title, text }) => (
          <li key={title}>
            <Heading level={3} size="h4">
              {title}
            </Heading>
            <Text $tone="muted">{text}</Text>
          </li>
        ))}
      </Marks>
    </Section>
  )
}

const percent = (share: number) => `${(100 * share).toFixed(2)}%`

const Plot = styled.div`
  padding: ${({ theme }) => theme.space.md};
  border: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.lg};
  background: ${({ theme }) => theme.gradient.wash};

  ${media.laptop} {
    padding: ${({ theme }) => theme.space.xl};
  }
`

const Axis = styled.p`
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.size.small};
`

const Span = styled(Axis)`
  padding-block-start: ${({ theme }) => theme.space.sm};
  border-block-start: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.borderStrong};
  text-align: end;
`

const Trace = styled.div`
  position: relative;
  margin-block: ${({ theme }) => theme.space.lg};

  & > svg {
    display: block;
  }

  /* Drawn for cards: enlarged, its lines would be as thick as bars. The pins mark its points. */
  & path {
    vector-effect: non-scaling-stroke;
  }

  & circle {
    display: none;
  }

  ${media.laptop} {
    & path {
      stroke-width: 5;
    }

    & path[stroke] {
      stroke-width: 3;
    }
  }
`

/** The content security policy permits no style attributes. */
const Pin = styled.span<{ $left: number; $top: number }>`
  position: absolute;
  inset: ${({ $top }) => percent($top)} auto auto ${({ $left }) => percent($left)};
  display: grid;
  place-items: center;
  inline-size: ${({ theme }) => theme.space.lg};
  block-size: ${({ theme }) => theme.space.lg};
  border: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.accent};
  border-radius: ${({ theme }) => theme.radius.pill};
  background: ${({ theme }) => theme.color.surface};
  color: ${({ theme }) => theme.color.accentStrong};
  font-size: ${({ theme }) => theme.font.size.caption};
  font-weight: ${({ theme }) => theme.font.weight.semibold};
  translate: -50% -50%;
`

const Marks = styled.ol`
  display: grid;
  gap: ${({ theme }) => theme.space.lg} ${({ theme }) => theme.space.xxl};
  margin-block-start: ${({ theme }) => theme.space.xl};
  padding: 0;
  counter-reset: mark;
  list-style: none;

  & > li {
    position: relative;
    display: grid;
    gap: ${({ theme }) => theme.space.xxs};
    align-content: start;
    padding-inline-start: ${({ theme }) => theme.space.xl};
    counter-increment: mark;
  }

  & > li::before {
    content: counter(mark);
    position: absolute;
    inset: 0 auto auto 0;
    color: ${({ theme }) => theme.color.accent};
    font-size: ${({ theme }) => theme.font.size.h4};
    font-weight: ${({ theme }) => theme.font.weight.semibold};
    line-height: ${({ theme }) => theme.font.leading.snug};
  }

  ${media.laptop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`
