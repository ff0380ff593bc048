import { styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'
import { Heading } from '@tekskills/shared/ui/Heading/Heading'
import { Section } from '@tekskills/shared/ui/Section/Section'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { frameworkIntro, frameworkStages } from '../../content/landing/framework'
import { StagePicture } from './StagePicture'

/** 'From Creation to Cognition': the stages of the framework, with pictures that go from noise to a signal (MS-13). */
export function Framework() {
  return (
    <Section heading={frameworkIntro.title} intro={frameworkIntro.description} tone="muted" id="framework">
      <Track>
        {frameworkStages.map(({ name, description, result }, index) => (
          <Stage key={name}>
            <StagePicture order={index / (frameworkStages.length - 1)} />
            <TextColumn>
              <Heading level={3} size="h4">
                {name}
              </Heading>
              <Text $size="small" $tone="muted">
                {description}
              </Text>
              <Result>{result}</Result>
            </TextColumn>
          </Stage>
        ))}
      </Track>
    </Section>
  )
}

const Track = styled.ol`
  display: grid;
  gap: ${({ theme }) => theme.space.xl};

  ${media.desktop} {
    grid-template-columns: repeat(5, 1fr);
    gap: ${({ theme }) => theme.space.sm} 0;
  }
`

const Stage = styled.li`
  display: grid;
  gap: ${({ theme }) => theme.space.md};

  ${media.tablet} {
    grid-template-columns: 1fr 2fr;
    align-items: center;
  }

  ${media.desktop} {
    grid-row: span 4;
    grid-template-columns: none;
    grid-template-rows: subgrid;
    align-items: start;
    gap: inherit;
  }
`

const TextColumn = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.xs};

  ${media.desktop} {
    display: contents;

    & > * {
      padding-inline-end: ${({ theme }) => theme.space.lg};
    }
  }
`

const Result = styled.p`
  padding-top: ${({ theme }) => theme.space.xs};
  color: ${({ theme }) => theme.color.accent};
  font-size: ${({ theme }) => theme.font.size.small};
  font-weight: ${({ theme }) => theme.font.weight.medium};
  line-height: ${({ theme }) => theme.font.leading.snug};
`
