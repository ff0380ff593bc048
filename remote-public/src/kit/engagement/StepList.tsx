import { styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'
import { Heading } from '@tekskills/shared/ui/Heading/Heading'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { useSettleInView } from './use-settle-in-view'

/** One step of an engagement, with its result for the client. */
export interface Step {
  name: string
  time: string
  text: string
  result: string
}

/** Steps in order; above them, a cloud of dots gradually becomes a line. */
export function StepList({ steps }: { steps: readonly Step[] }) {
  const last = Math.max(steps.length - 1, 1)
  const row = useSettleInView<HTMLOListElement>()
  return (
    <Steps ref={row} $count={steps.length}>
      {steps.map((step, index) => (
        <Item key={step.name}>
          <Signal viewBox={`0 0 ${STEP_SIGNAL.width} ${STEP_SIGNAL.height}`} aria-hidden="true">
            <path d={stepSignalPath((1 - index / last) ** 1.6)} />
          </Signal>
          <Heading level={3} size="h4">
            {step.name}
          </Heading>
          <Text $size="small" $weight="semibold" $tone="accent">
            {step.time}
          </Text>
          <Text $tone="muted">{step.text}</Text>
          <Result>
            <Text as="span" $size="caption" $weight="semibold" $tone="muted">
              You get
            </Text>
            <Text as="span" $size="small">
              {step.result}
            </Text>
          </Result>
        </Item>
      ))}
    </Steps>
  )
}

const Steps = styled.ol<{ $count: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  row-gap: ${({ theme }) => theme.space.xxl};
  padding: 0;
  list-style: none;

  ${media.tablet} {
    grid-template-columns: repeat(${({ $count }) => ($count === 3 ? 3 : 2)}, minmax(0, 1fr));
  }

  ${media.wide} {
    grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
    row-gap: ${({ theme }) => theme.space.xs};
  }
`

const Item = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.xs};

  & > :not(svg) {
    padding-inline-end: ${({ theme }) => theme.space.xl};
  }

  /* The steps are in one row, so their parts are aligned. */
  ${media.wide} {
    display: grid;
    grid-row: span 5;
    grid-template-rows: subgrid;
  }
`

const Signal = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: auto;
  margin-block-end: ${({ theme }) => theme.space.md};
  fill: none;
  stroke: ${({ theme }) => theme.color.accent};
  stroke-linecap: round;
  stroke-width: 4;
`

const Result = styled.p`
  display: flex;
  flex: 1;
  flex-direction: column;
  justify-content: end;
  gap: ${({ theme }) => theme.space.xxs};
  padding-block-start: ${({ theme }) => theme.space.md};

  ${media.wide} {
    justify-content: start;
  }
`

/** Offsets of the dots from their line, from -1 to 1; fixed, so that the picture is always the same. */
const SCATTER = [
  0.35, -0.8, 0.62, -0.15, 0.95, -0.55, 0.1, 0.78, -0.98, 0.42, -0.3, 0.88, -0.7, 0.22, 0.55, -0.45, 0.99, -0.08, -0.86,
  0.48, 0.7, -0.6, 0.3, -0.2,
]

const STEP_SIGNAL = { width: 240, height: 48 } as const

/**
 * The dots of one step as one SVG path of zero-length strokes.
 * @param noise 1 for a cloud, 0 for a straight line
 */
function stepSignalPath(noise: number): string {
  const gap = STEP_SIGNAL.width / SCATTER.length
  const middle = STEP_SIGNAL.height / 2
  const reach = middle - 6
  return SCATTER.map((scatter, index) => `M${gap * (index + 0.5)} ${round(middle + scatter * noise * reach)}h.01`).join(
    '',
  )
}

const round = (value: number) => Math.round(value * 10) / 10
