import { styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'
import { Heading } from '@tekskills/shared/ui/Heading/Heading'
import { Text } from '@tekskills/shared/ui/Text/Text'
import type { ShareDrawing } from '../../content/types'
import { dotPath } from '../../kit/pictures/svg-path'

const COLUMNS = 20
const STEP = 20

/** A dot for each case, with the groups in their order, and what each group means. */
export function Share({ groups }: Pick<ShareDrawing, 'groups'>) {
  const total = groups.reduce((sum, { count }) => sum + count, 0)
  const columns = total < 60 ? COLUMNS / 2 : COLUMNS
  const size = { width: columns * STEP, height: Math.ceil(total / columns) * STEP }
  return (
    <Root>
      <Dots viewBox={`0 0 ${size.width} ${size.height}`} {...size} aria-hidden="true">
        {groups.map(({ title, count, isKept }, index) => {
          const first = groups.slice(0, index).reduce((sum, group) => sum + group.count, 0)
          const dots = Array.from({ length: count }, (_, dot) => ({
            x: ((first + dot) % columns) * STEP + STEP / 2,
            y: Math.floor((first + dot) / columns) * STEP + STEP / 2,
          }))
          return <path key={title} d={dotPath(dots)} data-group={isKept ? 'kept' : index} />
        })}
      </Dots>
      <Groups>
        {groups.map(({ count, title, text, isKept }, index) => (
          <li key={title} data-group={isKept ? 'kept' : index}>
            <Count>{count}</Count>
            <div>
              <Heading level={3} size="h4">
                {title}
              </Heading>
              <Text $tone="muted">{text}</Text>
            </div>
          </li>
        ))}
      </Groups>
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.xl};

  ${media.laptop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    align-items: center;
    gap: ${({ theme }) => theme.space.xxxl};
  }
`

const Dots = styled.svg`
  width: 100%;
  height: auto;
  fill: none;
  stroke-linecap: round;
  stroke-width: 7;

  path {
    stroke: ${({ theme }) => theme.color.borderStrong};
    opacity: 0.55;
  }

  path[data-group='kept'] {
    stroke: ${({ theme }) => theme.color.accent};
    stroke-width: 11;
    opacity: 1;
  }

  path[data-group='1'] {
    stroke: ${({ theme }) => theme.color.accent2};
    stroke-width: 9;
    opacity: 1;
  }
`

const Groups = styled.ol`
  display: grid;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: 4.5rem minmax(0, 1fr);
    gap: ${({ theme }) => theme.space.md};
    padding-block: ${({ theme }) => theme.space.md};
    border-block-start: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};
  }

  ${media.laptop} {
    & > li {
      grid-template-columns: 6.5rem minmax(0, 1fr);
    }
  }
`

const Count = styled.span`
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.size.h2};
  font-variant-numeric: tabular-nums;
  font-weight: ${({ theme }) => theme.font.weight.semibold};
  letter-spacing: ${({ theme }) => theme.font.tracking.tight};
  line-height: ${({ theme }) => theme.font.leading.tight};

  [data-group='kept'] > & {
    color: ${({ theme }) => theme.color.accent};
  }

  [data-group='1'] > & {
    color: ${({ theme }) => theme.color.accent2};
  }
`
