import { styled } from 'styled-components'
import { Heading } from '@tekskills/shared/ui/Heading/Heading'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { TextLink } from '@tekskills/shared/ui/TextLink/TextLink'
import { VisuallyHidden } from '@tekskills/shared/ui/VisuallyHidden/VisuallyHidden'
import { careers } from '../../content/careers/careers'
import { jobsPath } from '../../kit/jobs/job-query'
import { positions } from '../../kit/jobs/job-labels'
import { evenRows } from '../../kit/page-content/even-rows'

/** The teams, each with a link to its open positions if it has any. Without counts only the texts are shown. */
export function TeamList({ counts }: { counts: Readonly<Record<string, number>> | undefined }) {
  return (
    <Teams $count={careers.teams.items.length}>
      {careers.teams.items.map(({ name, text }) => (
        <li key={name}>
          <Heading level={3} size="h5">
            {name}
          </Heading>
          <Text $tone="muted">{text}</Text>
          {counts?.[name] && (
            <Text $size="small">
              <TextLink to={jobsPath({ department: name })}>
                {positions(counts[name])}
                <VisuallyHidden> in {name}</VisuallyHidden>
              </TextLink>
            </Text>
          )}
        </li>
      ))}
    </Teams>
  )
}

const Teams = styled.ul<{ $count: number }>`
  ${({ $count }) => evenRows($count)}
  gap: ${({ theme }) => theme.space.xl};

  & > li {
    display: flex;
    flex-direction: column;
    gap: ${({ theme }) => theme.space.xs};
    padding-block-start: ${({ theme }) => theme.space.md};
    border-block-start: ${({ theme }) => `${theme.line.thick} solid ${theme.color.text}`};
  }
`
