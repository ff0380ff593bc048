import { useContext } from 'react'
import type { Review, ReviewStep } from '@tekskills/shared/contracts/http/reviews'
import { browserStorage } from '@tekskills/shared/storage/browser-storage'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { SelectField } from '@tekskills/shared/ui/Field/SelectField'
import { Cluster } from '@tekskills/shared/ui/Stack/Cluster'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { PreviewedForm } from '../preview/previewed-form'
import { formatMoment } from '../time/format-time'
import { assign, takeStep, type ReviewedItem } from './review-api'
import { Approval } from './ReviewSection.styles'
import { useReviewCall } from './use-review-call'

interface ApprovalPanelProps {
  item: ReviewedItem
  review: Review
  onChanged: (review: Review) => void
}

const DONE: Record<ReviewStep, string> = {
  REQUESTED: 'Approval requested.',
  APPROVED: 'Approved.',
  CHANGES: 'Changes requested.',
}

/** The assignee of the item, and whether the saved version is approved. */
export function ApprovalPanel({ item, review, onChanged }: ApprovalPanelProps) {
  const form = useContext(PreviewedForm)
  const { run, isBusy, problem } = useReviewCall(onChanged)
  const { assignee, team, lastAuthor, approval, isApproved } = review
  const me = browserStorage.read('id')
  const isOwn = lastAuthor !== null && lastAuthor.id === me
  const isRequested = approval?.step === 'REQUESTED'
  const hasRequested = isRequested && approval.by?.id === me
  const known = assignee && !team.some(({ id }) => id === assignee.id) ? [assignee] : []
  // The version on the screen, which is outdated once someone else has saved.
  const version = form?.record?.version ?? review.version
  const take = (step: ReviewStep) => void run(() => takeStep(item, { step, version }), DONE[step])

  return (
    <Approval role="group" aria-label="Approval">
      <SelectField
        label="Assigned to"
        value={assignee?.id ?? ''}
        disabled={isBusy}
        onChange={({ target }) =>
          void run(() => assign(item, target.value || null), target.value ? 'Assigned.' : 'No longer assigned.')
        }
        options={[
          { value: '', label: 'No one' },
          ...[...known, ...team].map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <Text $size="small" role="status">
        {stateOf(review)}
      </Text>
      <Cluster $gap="xs">
        {!isOwn && !hasRequested && !isApproved && (
          <Button size="small" variant="secondary" busy={isBusy} onClick={() => take('APPROVED')}>
            Approve
          </Button>
        )}
        {!isOwn && (approval?.step !== 'CHANGES' || isApproved) && (
          <Button size="small" variant="quiet" busy={isBusy} onClick={() => take('CHANGES')}>
            Ask for changes
          </Button>
        )}
        {!isApproved && (!isRequested || (isOwn && !hasRequested)) && (
          <Button size="small" variant={isOwn ? 'secondary' : 'quiet'} busy={isBusy} onClick={() => take('REQUESTED')}>
            Request approval
          </Button>
        )}
      </Cluster>
      {problem && (
        <Text $size="small" $tone="danger" role="alert">
          {problem}
        </Text>
      )}
    </Approval>
  )
}

/** The message about the approval of the saved version. */
function stateOf({ approval, isApproved, isDemanded }: Review): string {
  if (!approval) {
    return isDemanded
      ? 'Not approved. It can go public only once someone else has approved it.'
      : 'No one has been asked to approve this.'
  }
  const by = approval.by?.name ?? 'A former colleague'
  const at = formatMoment(approval.at)
  if (approval.step === 'REQUESTED') return `${by} requested approval on ${at}.`
  if (approval.step === 'CHANGES') return `${by} asked for changes on ${at}.`
  if (isApproved) return `${by} approved this version on ${at}.`
  return `${by} approved an earlier version on ${at}. It has been changed since, so that approval no longer counts.`
}
