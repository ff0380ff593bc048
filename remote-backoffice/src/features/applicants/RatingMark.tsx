import { Star } from 'lucide-react'
import { styled } from 'styled-components'
import { VisuallyHidden } from '@tekskills/shared/ui/VisuallyHidden/VisuallyHidden'

/** A rating at a glance: a star and the number. */
export const RatingMark = ({ rating }: { rating: number | null }) =>
  rating === null ? (
    '–'
  ) : (
    <Mark>
      <Star aria-hidden="true" strokeWidth={1.75} />
      {rating}
      <VisuallyHidden> of 5</VisuallyHidden>
    </Mark>
  )

const Mark = styled.span`
  display: inline-flex;
  gap: ${({ theme }) => theme.space.xxs};
  align-items: center;
  vertical-align: middle;

  & > svg {
    inline-size: ${({ theme }) => theme.icon.sm};
    color: ${({ theme }) => theme.color.accent};
    fill: currentColor;
  }
`
