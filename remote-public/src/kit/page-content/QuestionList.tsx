import { Plus } from 'lucide-react'
import { styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'
import { stateTransition } from '@tekskills/shared/theme/styles'
import { Text } from '@tekskills/shared/ui/Text/Text'

/** Questions that expand to show their answers, even without scripts. */
export function QuestionList({ items }: { items: readonly { question: string; answer: string }[] }) {
  return (
    <List>
      {items.map(({ question, answer }) => (
        <li key={question}>
          <details>
            <Question>
              {question}
              <Plus aria-hidden="true" strokeWidth={1.75} />
            </Question>
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
  max-inline-size: ${({ theme }) => theme.layout.narrow};
  padding: 0;
  border-block-end: ${({ theme }) => `${theme.line.thin} solid ${theme.color.border}`};
  list-style: none;

  & > li {
    border-block-start: ${({ theme }) => `${theme.line.thin} solid ${theme.color.border}`};
  }
`

const Question = styled.summary`
  display: flex;
  gap: ${({ theme }) => theme.space.md};
  align-items: center;
  justify-content: space-between;
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

  & > svg {
    flex: none;
    inline-size: ${({ theme }) => theme.icon.md};
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
  &:active {
    color: ${({ theme }) => theme.color.accentStrong};
  }
`

const Answer = styled(Text)`
  padding-block-end: ${({ theme }) => theme.space.lg};
`
