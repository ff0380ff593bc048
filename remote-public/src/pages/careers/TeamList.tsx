import { styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'
import { Heading } from '@tekskills/shared/ui/Heading/Heading'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { TextLink } from '@tekskills/shared/ui/TextLink/TextLink'
import { VisuallyHidden } from '@tekskills/shared/ui/VisuallyHidden/VisuallyHidden'
import { careers } from '../../content/careers/careers'
import { jobsPath } from '../../kit/jobs/job-query'
import { positions } from '../../kit/jobs/job-labels'

/** The teams, each with a link to its open positions if it has any. Without counts only the texts are shown. */
export function TeamList({ counts }: { counts: Readonly<Record<string, number>> | undefined }) {
  return (
    <Teams>
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

const Teams = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.xl};
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    flex-direction: column;
    gap: ${({ theme }) => theme.space.xs};
    padding-block-start: ${({ theme }) => theme.space.md};
    border-block-start: ${({ theme }) => `${theme.line.thick} solid ${theme.color.text}`};
  }

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.laptop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`
