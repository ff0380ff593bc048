import { css, styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'
import { Band } from '@tekskills/shared/ui/Section/Section'
import { Text } from '@tekskills/shared/ui/Text/Text'
import type { PageHeroContent } from '../../content/page-content'

export const Crumbs = styled.div`
  padding-block: ${({ theme }) => theme.space.sm};
  background: ${({ theme }) => theme.color.surface};
`

export const TextColumn = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.lg};
  align-items: start;
`

export const Lead = styled(Text)`
  max-inline-size: ${({ theme }) => theme.layout.reading};
  opacity: 0.86;
`

export const Art = styled.div`
  ${media.print} {
    display: none;
  }
`

const onTheRight = css`
  ${media.laptop} {
    ${TextColumn} {
      max-inline-size: 52%;
    }

    ${Art} {
      position: absolute;
      inset-block: 0;
      inset-inline-end: max(${({ theme }) => theme.space.gutter}, (100% - ${({ theme }) => theme.layout.page}) / 2);
      display: grid;
      align-items: center;
      inline-size: min(40%, ${({ theme }) => theme.layout.columnLarge} * 1.4);
    }
  }
`

const below = css`
  ${media.tablet} {
    padding-block-end: 0;
  }

  ${TextColumn} {
    max-inline-size: ${({ theme }) => theme.layout.narrow};
  }
`

/** On phones the picture is above the text. */
export const Root = styled(Band)<{ $picture: PageHeroContent['picture'] }>`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.lg};
  overflow: clip;

  ${media.phone} {
    padding-block-start: ${({ theme }) => theme.space.lg};

    ${Art} {
      order: -1;
    }
  }

  ${({ $picture }) => ($picture === 'below' ? below : onTheRight)}
`
