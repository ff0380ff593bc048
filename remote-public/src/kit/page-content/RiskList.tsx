import { styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'
import { Heading } from '@tekskills/shared/ui/Heading/Heading'
import { Text } from '@tekskills/shared/ui/Text/Text'

/** Risks, each next to its mitigation. */
export function RiskList({ items }: { items: readonly { risk: string; answer: string }[] }) {
  return (
    <List>
      {items.map(({ risk, answer }) => (
        <Entry key={risk}>
          <Risk level={3} size="h4">
            {risk}
          </Risk>
          <Text $tone="muted" $measure>
            {answer}
          </Text>
        </Entry>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  padding: 0;
  list-style: none;
`

const Entry = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => `${theme.space.xs} ${theme.space.xxl}`};
  padding-block: ${({ theme }) => theme.space.lg};
  border-block-start: ${({ theme }) => `${theme.line.thin} solid ${theme.color.border}`};

  ${media.laptop} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    padding-block: ${({ theme }) => theme.space.xl};
  }
`

const Risk = styled(Heading)`
  display: flex;
  gap: ${({ theme }) => theme.space.sm};

  /* The warm accent dot of the pictures marks a risk. */
  &::before {
    content: '';
    flex: none;
    inline-size: ${({ theme }) => theme.space.xs};
    block-size: ${({ theme }) => theme.space.xs};
    margin-block-start: 0.45em;
    border-radius: 50%;
    background: ${({ theme }) => theme.color.warm};
  }
`
