import { styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'
import { ButtonLink } from '@tekskills/shared/ui/Button/ButtonLink'
import { Container } from '@tekskills/shared/ui/Container/Container'
import { Heading } from '@tekskills/shared/ui/Heading/Heading'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { contactPath } from '../../content/links'
import { scheduleMeet } from '../../content/meeting'
import type { PicturePath } from '../../content/types'
import { ContentPicture } from '../pictures/ContentPicture'

interface ContentBannerProps {
  title: string
  subtitle?: string
  description: string
  background: PicturePath
}

/** Opens a content page: 400 px of picture with the page's title and the call to meet (MS-10). */
export function ContentBanner({ title, subtitle, description, background }: ContentBannerProps) {
  return (
    <Band>
      <Art>
        <ContentPicture image={background} width={720} height={400} />
      </Art>
      <Words>
        <Heading level={1}>{title}</Heading>
        {subtitle && (
          <Text $size="lead" $tone="accent">
            {subtitle}
          </Text>
        )}
        <Text $tone="muted">{description}</Text>
        <ButtonLink to={contactPath}>{scheduleMeet}</ButtonLink>
      </Words>
    </Band>
  )
}

/* Grows only where enlarged text would not fit otherwise. */
const Band = styled.section`
  position: relative;
  display: flex;
  align-items: center;
  min-height: ${({ theme }) => theme.layout.banner};
  overflow: clip;
  border-bottom: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};
  background: ${({ theme }) => theme.gradient.wash};
`

const Art = styled.div`
  position: absolute;
  inset: 0;
  opacity: 0.22;

  ${media.laptop} {
    left: 50%;
    opacity: 1;
    mask-image: linear-gradient(90deg, transparent, currentColor 40%);
  }
`

const Words = styled(Container)`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: start;
  gap: ${({ theme }) => theme.space.md};
  padding-block: ${({ theme }) => theme.space.lg};

  & > p {
    max-width: 34rem;
  }

  a {
    margin-top: ${({ theme }) => theme.space.xs};
  }
`
