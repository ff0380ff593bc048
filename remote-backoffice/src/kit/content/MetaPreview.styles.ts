import { styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'

export const Pair = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.md};
  align-items: start;

  ${media.tablet} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`

export const Caption = styled.figcaption`
  margin-block-end: ${({ theme }) => theme.space.xxs};
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.size.caption};
`

export const Result = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.xxs};
  padding: ${({ theme }) => theme.space.md};
  border: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.md};
  background: ${({ theme }) => theme.color.surfaceRaised};
  overflow-wrap: anywhere;
`

export const Path = styled.span`
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.size.caption};
`

export const ResultTitle = styled.span`
  color: ${({ theme }) => theme.color.accent};
  font-size: ${({ theme }) => theme.font.size.h5};
  line-height: ${({ theme }) => theme.font.leading.snug};
`

export const Excerpt = styled.span`
  font-size: ${({ theme }) => theme.font.size.small};
`

export const ShareCard = styled.div`
  overflow: hidden;
  border: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.md};
  background: ${({ theme }) => theme.color.surfaceRaised};

  & > :is(img, svg) {
    display: block;
    inline-size: 100%;
    block-size: auto;
    aspect-ratio: 1200 / 630;
    object-fit: cover;
  }
`

export const ShareText = styled.div`
  display: grid;
  padding: ${({ theme }) => theme.space.sm};
  background: ${({ theme }) => theme.color.surfaceMuted};
  font-size: ${({ theme }) => theme.font.size.small};
  line-height: ${({ theme }) => theme.font.leading.snug};
  overflow-wrap: anywhere;
`
