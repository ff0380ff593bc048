import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'
import { ButtonLink } from '@tekskills/shared/ui/Button/ButtonLink'
import { Container } from '@tekskills/shared/ui/Container/Container'
import { Cluster } from '@tekskills/shared/ui/Stack/Cluster'
import { contactPath } from '../../paths'
import { scheduleMeet } from '../../content/contact-labels'
import type { PicturePath } from '../../content/types'
import { ContentPicture } from '../pictures/ContentPicture'

interface BannerProps {
  background: PicturePath
  /** The texts of the banner. */
  children: ReactNode
  /** Shown next to the 'Schedule Meet' link. */
  aside?: ReactNode
}

/** The banner of a page: a picture 400 px high, texts and the 'Schedule Meet' link (MS-01, MS-10). */
export function Banner({ background, children, aside }: BannerProps) {
  return (
    <Band>
      <Art data-picture={background.split(':', 1)[0]}>
        <ContentPicture image={background} width={720} height={400} />
      </Art>
      <TextColumn>
        {children}
        <Actions $gap="lg">
          <ButtonLink to={contactPath}>{scheduleMeet}</ButtonLink>
          {aside}
        </Actions>
      </TextColumn>
    </Band>
  )
}

/* Grows only if enlarged text would not fit. */
const Band = styled.section`
  position: relative;
  display: flex;
  flex-direction: column;
  min-height: ${({ theme }) => theme.layout.banner};
  overflow: clip;
  border-bottom: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};
  background: ${({ theme }) => theme.gradient.wash};

  ${media.laptop} {
    justify-content: center;
  }
`

/* On narrow screens above the text, in the remaining space; if that is too small for a picture, it stays empty. */
const Art = styled.div`
  flex: 1 1 0;
  min-height: 0;
  margin-inline: ${({ theme }) => theme.space.gutter};
  container-type: size;

  & > svg {
    width: 100%;
    height: calc(100% - ${({ theme }) => theme.space.lg});
    margin-block-start: ${({ theme }) => theme.space.lg};
  }

  @container (max-height: 5rem) {
    & > svg {
      display: none;
    }
  }

  ${media.laptop} {
    position: absolute;
    inset: 0;
    left: 50%;
    margin: 0;

    & > svg {
      height: 100%;
      margin: 0;
    }

    mask-image: linear-gradient(90deg, transparent, currentColor 40%);

    &[data-picture='trace'] {
      left: 54%;
      right: ${({ theme }) => theme.space.gutter};
      mask-image: none;
    }
  }
`

const TextColumn = styled(Container)`
  position: relative;
  display: flex;
  flex: none;
  flex-direction: column;
  align-items: start;
  gap: ${({ theme }) => theme.space.md};
  padding-block: ${({ theme }) => theme.space.lg};

  & > p {
    max-width: 34rem;
  }

  /* A word wider than a small screen breaks instead of being clipped. */
  & > h1 {
    max-width: min(14em, 100%);
  }

  /* Makes the longest texts fit into the banner down to 320 px. */
  ${media.phone} {
    gap: ${({ theme }) => theme.space.sm};
    padding-block: ${({ theme }) => theme.space.md};

    & > h1 {
      font-size: ${({ theme }) => theme.font.size.h2};
    }

    & > p {
      font-size: ${({ theme }) => theme.font.size.small};
    }
  }
`

const Actions = styled(Cluster)`
  margin-top: ${({ theme }) => theme.space.xs};

  ${media.phone} {
    gap: ${({ theme }) => theme.space.sm};
    margin-top: 0;
  }
`
