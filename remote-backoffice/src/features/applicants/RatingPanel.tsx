import { useId } from 'react'
import { Star } from 'lucide-react'
import { styled } from 'styled-components'
import type { ApplicantDetail } from '@tekskills/shared/contracts/http/applicants'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { VisuallyHidden } from '@tekskills/shared/ui/VisuallyHidden/VisuallyHidden'
import { visuallyHidden } from '@tekskills/shared/theme/styles'
import { Panel } from '../../kit/staff-page/Panel'
import { useApplicantChange } from './use-applicant-change'

const RATINGS = [1, 2, 3, 4, 5] as const

/** The team's rating from one to five stars; each change is saved immediately. */
export function RatingPanel({ applicant }: { applicant: ApplicantDetail }) {
  const { change, isBusy } = useApplicantChange(applicant)
  const name = useId()
  const rate = (rating: number | null) =>
    void change({ rating }, rating === null ? 'Rating cleared.' : `Rated ${rating} out of 5.`)
  return (
    <Panel
      heading="Rating"
      action={
        applicant.rating !== null && (
          <Button size="small" variant="quiet" onClick={() => rate(null)}>
            Clear rating
          </Button>
        )
      }
    >
      <Stars role="radiogroup" aria-label="Rating" aria-busy={isBusy || undefined}>
        {RATINGS.map((rating) => (
          <RatingChoice key={rating} $on={rating <= (applicant.rating ?? 0)}>
            <input
              type="radio"
              name={name}
              value={rating}
              checked={applicant.rating === rating}
              onChange={() => rate(rating)}
            />
            <Star aria-hidden="true" strokeWidth={1.75} />
            <VisuallyHidden>{rating} of 5</VisuallyHidden>
          </RatingChoice>
        ))}
      </Stars>
    </Panel>
  )
}

const Stars = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space.xxs};
`

/** One star, filled up to the rating; screen readers get the number. */
const RatingChoice = styled.label<{ $on: boolean }>`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: ${({ theme }) => theme.layout.controlSmall};
  block-size: ${({ theme }) => theme.layout.controlSmall};
  border-radius: ${({ theme }) => theme.radius.sm};
  color: ${({ theme, $on }) => ($on ? theme.color.accent : theme.color.borderStrong)};
  cursor: pointer;

  & > input {
    ${visuallyHidden}
  }
  &:hover {
    background: ${({ theme }) => theme.color.surfaceHover};
  }
  &:has(> input:focus-visible) {
    outline: ${({ theme }) => theme.line.focus} solid ${({ theme }) => theme.color.focus};
    outline-offset: ${({ theme }) => theme.line.offset};
  }
  & > svg {
    inline-size: ${({ theme }) => theme.icon.lg};
    fill: ${({ $on }) => ($on ? 'currentColor' : 'none')};
  }
`
