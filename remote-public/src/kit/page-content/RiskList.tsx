import { Plus } from 'lucide-react'
import { styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'
import { stateTransition } from '@tekskills/shared/theme/styles'
import { Text } from '@tekskills/shared/ui/Text/Text'

/** Risks in two columns, each with what we do about it: the first row is open, the others open without a script. */
export function RiskList({ items }: { items: readonly { risk: string; answer: string }[] }) {
  return (
    <List>
      {items.map(({ risk, answer }, index) => (
        <li key={risk}>
          <details open={index < 2}>
            <Risk>
              {risk}
              <Plus aria-hidden="true" strokeWidth={1.75} />
            </Risk>
            <Answer $tone="muted" $measure>
              {answer}
            </Answer>
          </details>
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding: 0;
  list-style: none;

  & > li {
    border-block-start: ${({ theme }) => `${theme.line.thin} solid ${theme.color.border}`};
  }

  ${media.laptop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${({ theme }) => theme.space.xxl};
    align-items: start;

    & > li:nth-child(odd):last-child {
      grid-column: 1 / -1;
    }
  }

  ${media.print} {
    & ::details-content {
      display: block;
      content-visibility: visible;
      block-size: auto;
    }
  }
`

/** The warm dot of the pictures marks a risk. */
const Risk = styled.summary`
  display: flex;
  gap: ${({ theme }) => theme.space.sm};
  align-items: center;
  min-block-size: ${({ theme }) => theme.layout.control};
  padding-block: ${({ theme }) => theme.space.md};
  font-size: ${({ theme }) => theme.font.size.h4};
  font-weight: ${({ theme }) => theme.font.weight.semibold};
  line-height: ${({ theme }) => theme.font.leading.snug};
  cursor: pointer;
  list-style: none;
  ${stateTransition}

  &::-webkit-details-marker {
    display: none;
  }

  &::before {
    content: '';
    flex: none;
    inline-size: ${({ theme }) => theme.space.xs};
    block-size: ${({ theme }) => theme.space.xs};
    border-radius: 50%;
    background: ${({ theme }) => theme.color.warm};
  }

  & > svg {
    flex: none;
    inline-size: ${({ theme }) => theme.icon.md};
    margin-inline-start: auto;
    color: ${({ theme }) => theme.color.accent};
  }

  details[open] > & > svg {
    rotate: 45deg;
  }

  ${media.hover} {
    &:hover {
      color: ${({ theme }) => theme.color.accent};
    }
  }
`

const Answer = styled(Text)`
  padding-block-end: ${({ theme }) => theme.space.lg};
  padding-inline: calc(${({ theme }) => theme.space.xs} + ${({ theme }) => theme.space.sm})
    ${({ theme }) => theme.space.xl};
`
