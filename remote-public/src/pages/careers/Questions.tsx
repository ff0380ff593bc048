import { styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'
import { Heading } from '@tekskills/shared/ui/Heading/Heading'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { careers } from '../../content/careers/careers'

/** Frequent questions of applicants. */
export function Questions() {
  return (
    <Pairs>
      {careers.questions.items.map(({ question, answer }) => (
        <div key={question}>
          <Heading level={3} size="h4">
            {question}
          </Heading>
          <Text $tone="muted">{answer}</Text>
        </div>
      ))}
    </Pairs>
  )
}

const Pairs = styled.div`
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${({ theme }) => `${theme.space.sm} ${theme.space.xxl}`};
    padding-block: ${({ theme }) => theme.space.lg};
    border-block-start: ${({ theme }) => `${theme.line.thin} solid ${theme.color.border}`};

    ${media.laptop} {
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    }
  }
`
