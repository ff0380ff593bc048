import { styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'
import { Text } from '@tekskills/shared/ui/Text/Text'

/** Events in order on a timeline. */
export function Timeline({ items }: { items: readonly { time: string; text: string }[] }) {
  return (
    <Line>
      {items.map(({ time, text }) => (
        <Moment key={time}>
          <Text $weight="semibold" $tone="accent">
            {time}
          </Text>
          <Text $measure>{text}</Text>
        </Moment>
      ))}
    </Line>
  )
}

/* The times share one column, as wide as the longest. */
const Line = styled.ol`
  padding: 0;
  list-style: none;

  ${media.tablet} {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    column-gap: ${({ theme }) => theme.space.xl};
  }
`

const Moment = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => `${theme.space.xxs} ${theme.space.xl}`};
  padding-block-end: ${({ theme }) => theme.space.xl};
  padding-inline-start: ${({ theme }) => theme.space.xl};

  &:last-child {
    padding-block-end: 0;
  }

  &::before {
    content: '';
    position: absolute;
    inset-block-start: 0.55em;
    inset-inline-start: 0;
    inline-size: ${({ theme }) => theme.space.sm};
    block-size: ${({ theme }) => theme.space.sm};
    border: ${({ theme }) => `${theme.line.thick} solid ${theme.color.accent}`};
    border-radius: 50%;
    background: ${({ theme }) => theme.color.surface};
  }

  &:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-block: calc(0.55em + ${({ theme }) => theme.space.md}) calc(-0.55em + ${({ theme }) => theme.space.xxs});
    inset-inline-start: calc(${({ theme }) => theme.space.sm} / 2 - ${({ theme }) => theme.line.thin} / 2);
    inline-size: ${({ theme }) => theme.line.thin};
    background: ${({ theme }) => theme.color.borderStrong};
  }

  ${media.tablet} {
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
  }
`
