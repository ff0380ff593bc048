import { useState, type Ref } from 'react'
import { styled } from 'styled-components'
import type { Review, ReviewComment, ReviewThread } from '@tekskills/shared/contracts/http/reviews'
import { confirm } from '@tekskills/shared/dialogs/dialog-store'
import { browserStorage } from '@tekskills/shared/storage/browser-storage'
import { Badge } from '@tekskills/shared/ui/Badge/Badge'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { Cluster } from '@tekskills/shared/ui/Stack/Cluster'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { hasBackup } from '../forms/use-backup-key'
import { formatMoment } from '../time/format-time'
import { CommentBox } from './CommentBox'
import { capitalized } from '../labels/capitalized'
import { changeComment, deleteComment, reply, resolveThread, type ReviewedItem } from './review-api'
import { PlaceButton, Quote, Said, Thread, Words } from './ReviewSection.styles'
import { useReviewCall } from './use-review-call'

interface ThreadItemProps {
  item: ReviewedItem
  thread: ReviewThread
  fieldNames: Readonly<Record<string, string>>
  /** Whether the words that it refers to are no longer in the text. */
  isGone: boolean
  /** Whether the user followed a link to it. */
  isCurrent: boolean
  onChanged: (review: Review) => void
  /** Moves the focus to its subject. */
  onReveal: () => void
  ref?: Ref<HTMLLIElement>
}

/** A comment with its replies. */
export function ThreadItem(props: ThreadItemProps) {
  const { item, thread, fieldNames, isGone, isCurrent, onChanged, onReveal, ref } = props
  const { field, passage, comments, isOutside, resolvedAt, resolvedBy } = thread
  const [isReplying, setReplying] = useState(() => hasBackup('comment-reply', thread.id))
  const { run, isBusy, problem } = useReviewCall(onChanged)
  const isResolved = resolvedAt !== null

  return (
    <Thread ref={ref} tabIndex={-1} aria-current={isCurrent || undefined}>
      {isOutside && (
        <Cluster $gap="xs">
          <Badge $tone="accent">From outside</Badge>
          <Text $size="caption" $tone="muted">
            Shown to everyone who has this link, with all replies.
          </Text>
        </Cluster>
      )}
      {field !== null && (
        <PlaceButton type="button" onClick={onReveal}>
          <span>{capitalized(fieldNames[field] ?? field)}</span>
          {passage && <Quote dir="auto">{passage.quote}</Quote>}
          {isGone && <span>These words are no longer in the text.</span>}
        </PlaceButton>
      )}
      {comments.map((comment) => (
        <CommentItem key={comment.id} item={item} comment={comment} run={run} onChanged={onChanged} />
      ))}
      {isReplying && (
        <CommentBox
          form="comment-reply"
          record={thread.id}
          name="Reply"
          label={isOutside ? 'Reply (the reviewer sees it)' : 'Reply'}
          submitLabel="Send reply"
          done="Reply added."
          hasFocus
          send={({ text }, key) => reply(item, thread.id, text, key)}
          onSent={(review) => {
            setReplying(false)
            onChanged(review)
          }}
          onCancel={() => setReplying(false)}
        />
      )}
      {isResolved && (
        <Text $size="caption" $tone="muted">
          Resolved{resolvedBy && ` by ${resolvedBy.name}`}, {formatMoment(resolvedAt)}
        </Text>
      )}
      <Cluster $gap="xs">
        {!isReplying && !isResolved && (
          <Button size="small" variant="quiet" onClick={() => setReplying(true)}>
            Reply
          </Button>
        )}
        <Button
          size="small"
          variant="quiet"
          busy={isBusy}
          onClick={() =>
            void run(
              () => resolveThread(item, thread.id, !isResolved),
              isResolved ? 'Comment reopened.' : 'Comment resolved.',
            )
          }
        >
          {isResolved ? 'Reopen' : 'Resolve'}
        </Button>
      </Cluster>
      {problem && (
        <Text $size="small" $tone="danger" role="alert">
          {problem}
        </Text>
      )}
    </Thread>
  )
}

interface CommentItemProps {
  item: ReviewedItem
  comment: ReviewComment
  run: (call: () => Promise<Review>, done: string) => Promise<void>
  onChanged: (review: Review) => void
}

/** One comment; its author can change and delete it, and anyone can delete one from outside. */
function CommentItem({ item, comment, run, onChanged }: CommentItemProps) {
  const { id, text, createdAt, createdBy, outsideName, editedAt } = comment
  const isMine = createdBy !== null && createdBy.id === browserStorage.read('id')
  const isOutside = createdBy === null
  const [isEditing, setEditing] = useState(() => isMine && hasBackup('comment-edit', id))

  async function remove() {
    if (await confirm(deleteQuestion)) await run(() => deleteComment(item, id), 'Comment deleted.')
  }

  return (
    <Said>
      {isEditing ? (
        <CommentBox
          form="comment-edit"
          record={id}
          name="Edit comment"
          label="Comment"
          submitLabel="Save comment"
          done="Comment saved."
          text={text}
          hasFocus
          send={(values) => changeComment(item, id, values.text)}
          onSent={(review) => {
            setEditing(false)
            onChanged(review)
          }}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <Words dir="auto">{text}</Words>
      )}
      <Cluster $justify="space-between" $gap="xs">
        <Text $size="caption" $tone="muted">
          <Author dir="auto">{createdBy?.name ?? outsideName}</Author>
          {isOutside && ' (from outside)'}, {formatMoment(createdAt)}
          {editedAt && ', edited'}
        </Text>
        {(isMine || isOutside) && !isEditing && (
          <Cluster $gap="xs">
            {isMine && (
              <Button size="small" variant="quiet" aria-label="Edit comment" onClick={() => setEditing(true)}>
                Edit
              </Button>
            )}
            <Button size="small" variant="quiet" aria-label="Delete comment" onClick={() => void remove()}>
              Delete
            </Button>
          </Cluster>
        )}
      </Cluster>
    </Said>
  )
}

const Author = styled.strong`
  color: ${({ theme }) => theme.color.text};
  font-weight: ${({ theme }) => theme.font.weight.medium};
`

const deleteQuestion = {
  kind: 'warning',
  heading: 'Delete this comment?',
  message: 'Other people’s replies stay. This cannot be undone.',
  confirmLabel: 'Delete comment',
  cancelLabel: 'Keep comment',
  cancelIsPrimary: true,
} as const
