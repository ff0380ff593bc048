import { useId } from 'react'
import { Star } from 'lucide-react'
import type { ApplicantDetail } from '@tekskills/shared/contracts/http/applicants'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { VisuallyHidden } from '@tekskills/shared/ui/VisuallyHidden/VisuallyHidden'
import { Panel } from '../../kit/staff-page/Panel'
import { RatingChoice, Stars } from './Rating.styles'
import { useApplicantChange } from './use-applicant-change'

const RATINGS = [1, 2, 3, 4, 5] as const

/** What the team thinks, one to five; saved at once. */
export function RatingPanel({ applicant }: { applicant: ApplicantDetail }) {
  const { change, isBusy } = useApplicantChange(applicant)
  const name = useId()
  const rate = (rating: number | null) =>
    void change({ rating }, rating === null ? 'Removed the rating.' : `Rated ${rating} of 5.`)
  return (
    <Panel
      heading="Rating"
      action={
        applicant.rating !== null && (
          <Button size="small" variant="quiet" onClick={() => rate(null)}>
            Remove the rating
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
