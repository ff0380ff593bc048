import { styled } from 'styled-components'
import { Heading } from '@tekskills/shared/ui/Heading/Heading'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { FigureColumns } from './FigureColumns'

/** One engagement or goal with its key figure. */
export interface Engagement {
  figure: string
  measure: string
  client?: string
  practice?: string
  text: string
}

/** Engagements side by side, starting with the figure. */
export function EngagementList({ engagements }: { engagements: readonly Engagement[] }) {
  return (
    <FigureColumns $count={engagements.length}>
      {engagements.map((engagement) => (
        <Item key={engagement.measure}>
          {engagement.client && (
            <Text $size="small" $weight="semibold">
              {engagement.client}
              <Text as="span" $size="small" $tone="muted">
                {` · ${engagement.practice}`}
              </Text>
            </Text>
          )}
          <Heading level={3} size="h4">
            <Figure>{engagement.figure}</Figure> {engagement.measure}
          </Heading>
          <Text $tone="muted">{engagement.text}</Text>
        </Item>
      ))}
    </FigureColumns>
  )
}

const Item = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.md};
  padding-block-start: ${({ theme }) => theme.space.md};
  border-block-start: ${({ theme }) => `${theme.line.thick} solid ${theme.color.text}`};
`

const Figure = styled.span`
  display: block;
  padding-block: ${({ theme }) => `${theme.space.lg} ${theme.space.xs}`};
  color: ${({ theme }) => theme.color.accent};
  font-size: ${({ theme }) => theme.font.size.display};
  font-weight: ${({ theme }) => theme.font.weight.medium};
  line-height: ${({ theme }) => theme.font.leading.tight};
  letter-spacing: ${({ theme }) => theme.font.tracking.tight};
`
