import { styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'
import { Heading } from '@tekskills/shared/ui/Heading/Heading'
import { Text } from '@tekskills/shared/ui/Text/Text'
import type { AspectCard as AspectCardContent } from '../../content/types'
import { ContentPicture } from '../../kit/pictures/ContentPicture'
import { Reveal } from '../../kit/reveal/Reveal'
import { PointList } from './PointList'

interface AspectCardProps {
  card: AspectCardContent
  /** Side of the picture on screens with two columns. */
  pictureSide: 'left' | 'right'
}

/** An aspect card: a picture next to text, bold bullets and lists with headings (MS-10). */
export function AspectCard({ card, pictureSide }: AspectCardProps) {
  const { title, description, image, boldDescription = [], sections = [] } = card
  return (
    <Root forwardedAs="article" data-side={pictureSide}>
      <Plate>
        <ContentPicture image={image} width={560} height={420} />
      </Plate>
      <TextColumn>
        <Heading level={3}>{title}</Heading>
        <Text $tone="muted">{description}</Text>
        {boldDescription.length > 0 && <PointList points={boldDescription} isBold />}
        {sections.map(({ heading, points }) => (
          <div key={heading}>
            <Heading level={4} size="h5">
              {heading}
            </Heading>
            <PointList points={points} />
          </div>
        ))}
      </TextColumn>
    </Root>
  )
}

const Plate = styled.div`
  overflow: clip;
  aspect-ratio: 4 / 3;
  border: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.lg};
  background: ${({ theme }) => theme.gradient.wash};
`

const Root = styled(Reveal)`
  display: grid;
  gap: ${({ theme }) => theme.space.lg};

  ${media.laptop} {
    grid-template-columns: 1fr 1fr;
    align-items: center;
    gap: ${({ theme }) => theme.space.xxxl};

    &[data-side='right'] > ${Plate} {
      order: 1;
    }
  }
`

const TextColumn = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.md};
`
