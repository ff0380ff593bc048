import { styled } from 'styled-components'
import { Expandable } from './Expandable'

/** Questions that expand to show their answers. */
export function QuestionList({ items }: { items: readonly { question: string; answer: string }[] }) {
  return (
    <List>
      {items.map(({ question, answer }) => (
        <li key={question}>
          <Expandable name={question} text={answer} />
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  padding: 0;
  border-block-end: ${({ theme }) => `${theme.line.thin} solid ${theme.color.border}`};
  list-style: none;

  & > li {
    border-block-start: ${({ theme }) => `${theme.line.thin} solid ${theme.color.border}`};
  }
`
