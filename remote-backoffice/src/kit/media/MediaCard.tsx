import { css, styled } from 'styled-components'
import type { MediaItem } from '@tekskills/shared/contracts/http/media'
import { media } from '@tekskills/shared/theme/media'
import { stateTransition } from '@tekskills/shared/theme/styles'
import { AnyLink } from '@tekskills/shared/ui/TextLink/AnyLink'
import { dimensionsOf, usesLabel } from './media-facts'
import { thumbnailOf } from './media-address'

interface MediaCardProps {
  item: MediaItem
  /** Address of the screen of the picture; without it, the card is a button. */
  to?: string
  onChoose?: () => void
  /** Whether it is one of several that are chosen; undefined where one is. */
  isChosen?: boolean
}

/** One picture of the library, with what tells it from others. */
export function MediaCard({ item, to, onChoose, isChosen }: MediaCardProps) {
  const content = (
    <>
      <img src={thumbnailOf(item.url, 320)} alt={item.imageAlt} loading="lazy" decoding="async" />
      <Name>{item.name}</Name>
      <Facts>{dimensionsOf(item)}</Facts>
      <Facts>{usesLabel(item.useCount)}</Facts>
    </>
  )
  return to === undefined ? (
    <CardButton type="button" aria-pressed={isChosen} onClick={onChoose}>
      {content}
    </CardButton>
  ) : (
    <CardLink to={to}>{content}</CardLink>
  )
}

const card = css`
  display: flex;
  flex-direction: column;
  inline-size: 100%;
  block-size: 100%;
  padding: ${({ theme }) => theme.space.xs};
  border: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.md};
  background: ${({ theme }) => theme.color.surfaceRaised};
  color: ${({ theme }) => theme.color.text};
  font: inherit;
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  ${stateTransition}

  ${media.hover} {
    &:hover {
      border-color: ${({ theme }) => theme.color.accent};
      background: ${({ theme }) => theme.color.surfaceHover};
    }
  }

  &:active {
    background: ${({ theme }) => theme.color.accentSoft};
  }

  & > img {
    inline-size: 100%;
    aspect-ratio: 16 / 9;
    margin-block-end: ${({ theme }) => theme.space.xs};
    border-radius: ${({ theme }) => theme.radius.sm};
    background: ${({ theme }) => theme.color.surfaceMuted};
    object-fit: contain;
  }
`

const CardButton = styled.button`
  ${card}

  &[aria-pressed='true'] {
    border-color: ${({ theme }) => theme.color.accent};
    outline: ${({ theme }) => theme.line.thick} solid ${({ theme }) => theme.color.accent};
    background: ${({ theme }) => theme.color.accentSoft};
  }
`

const CardLink = styled(AnyLink)`
  ${card}
`

const Name = styled.span`
  overflow: hidden;
  font-size: ${({ theme }) => theme.font.size.small};
  font-weight: ${({ theme }) => theme.font.weight.medium};
  text-overflow: ellipsis;
  white-space: nowrap;
`

const Facts = styled.span`
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.size.caption};
`
