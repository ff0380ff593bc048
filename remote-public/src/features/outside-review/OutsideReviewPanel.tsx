import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { MessageSquare, X } from 'lucide-react'
import { announce } from '@tekskills/shared/chrome/chrome-store'
import type { OutsideReview, OutsideThread } from '@tekskills/shared/contracts/http/reviews'
import type { BackupKey } from '@tekskills/shared/storage/browser-storage'
import { Alert } from '@tekskills/shared/ui/Alert/Alert'
import { Badge } from '@tekskills/shared/ui/Badge/Badge'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { SelectField } from '@tekskills/shared/ui/Field/SelectField'
import { Cluster } from '@tekskills/shared/ui/Stack/Cluster'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { formatDate } from '../../kit/dates/published-date'
import type { InsightTypeName } from '../../kit/insights/insight-type'
import { markPassages, placeOf } from './mark-passages'
import { OutsideCommentForm } from './OutsideCommentForm'
import {
  Body,
  Head,
  Marks,
  Opener,
  Panel,
  Place,
  Quote,
  Said,
  Thread,
  Threads,
  Title,
  Words,
} from './OutsideReview.styles'
import { sendComment } from './outside-review-api'
import { partsOfPage } from './page-parts'
import { useOutsideReview } from './use-outside-review'
import { useSelectedWords, type SelectedWords } from './use-selected-words'

interface OutsideReviewPanelProps {
  kind: InsightTypeName
  token: string
}

/** The option value for the selected words; no field has this name. */
const WORDS = '“'
const WHOLE = ''

/** Comments of a reviewer without an account on the page of a link, and the editors’ replies (ADR 0123). */
export function OutsideReviewPanel({ kind, token }: OutsideReviewPanelProps) {
  const { review, failure, take, retry } = useOutsideReview(kind, token)
  const [isOpen, setOpen] = useState(false)
  const selected = useSelectedWords(kind)
  const [about, setAbout] = useState<Partial<SelectedWords>>({})
  const opener = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLElement>(null)
  const panelId = useId()
  const titleId = useId()
  const threads = review?.threads ?? NONE

  useEffect(() => markPassages(kind, threads), [kind, threads])

  if (review && !review.allowsComments && threads.length === 0) return null
  const open = threads.filter(({ isResolved }) => !isResolved).length
  const drafts: BackupKey = `tk:outside-comment:${token.slice(0, 60)}`

  function show() {
    if (selected) setAbout(selected)
    setOpen(true)
    requestAnimationFrame(() => panel.current?.focus())
  }

  function close() {
    setOpen(false)
    requestAnimationFrame(() => opener.current?.focus())
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') close()
  }

  const sent = (done: string) => (after: OutsideReview) => {
    take(after)
    setAbout({})
    announce(done)
  }

  return (
    <>
      <Marks />
      {!isOpen && (
        <Opener
          ref={opener}
          aria-expanded={false}
          icon={<MessageSquare aria-hidden="true" strokeWidth={1.75} />}
          // Before the click, which would take the selection away.
          onPointerDown={(event) => event.preventDefault()}
          onClick={show}
        >
          {selected && review?.allowsComments ? 'Comment on selection' : 'Comments'}
          {open > 0 && ` (${open})`}
        </Opener>
      )}
      {isOpen && (
        <Panel ref={panel} id={panelId} tabIndex={-1} aria-labelledby={titleId} onKeyDown={handleKeyDown}>
          <Head>
            <Title id={titleId}>Comments</Title>
            <Button
              size="small"
              variant="quiet"
              aria-label="Close comments"
              icon={<X aria-hidden="true" strokeWidth={1.75} />}
              onClick={close}
            />
          </Head>
          <Body>
            {failure && (
              <Alert live tone="danger">
                <p>{failure}</p>
                <Button size="small" variant="secondary" onClick={retry}>
                  Try again
                </Button>
              </Alert>
            )}
            {!review && !failure && (
              <Text $size="small" $tone="muted" role="status">
                Loading comments…
              </Text>
            )}
            {review?.allowsComments && (
              <OutsideCommentForm
                draftKey={drafts}
                label="New comment"
                submitLabel="Send comment"
                send={(typed, key) =>
                  sendComment(
                    kind,
                    { ...typed, preview: token, field: about.field ?? null, passage: about.passage ?? null },
                    key,
                  )
                }
                onSent={sent('Comment sent.')}
              >
                <About kind={kind} about={about} selected={selected} onChange={setAbout} />
              </OutsideCommentForm>
            )}
            {review && (
              <Text $size="small" $tone="muted">
                Everyone with this link sees the comments here. The link works until {formatDate(review.expiresAt)}.
              </Text>
            )}
            <Threads>
              {threads.map((thread) => (
                <ThreadItem
                  key={thread.id}
                  kind={kind}
                  thread={thread}
                  mayReply={review?.allowsComments === true}
                  draftKey={`${drafts}:${thread.id}`}
                  send={(typed, key) => sendComment(kind, { ...typed, preview: token, threadId: thread.id }, key)}
                  onSent={sent('Reply sent.')}
                />
              ))}
            </Threads>
          </Body>
        </Panel>
      )}
    </>
  )
}

const NONE: readonly OutsideThread[] = []

interface AboutProps {
  kind: InsightTypeName
  about: Partial<SelectedWords>
  selected: SelectedWords | null
  onChange: (about: Partial<SelectedWords>) => void
}

/** What the comment is about: the page, a part of it, or selected words. */
function About({ kind, about: { field, passage }, selected, onChange }: AboutProps) {
  return (
    <>
      <SelectField
        label="About"
        value={passage ? WORDS : (field ?? WHOLE)}
        onChange={({ target }) => {
          if (target.value !== WORDS) onChange(target.value === WHOLE ? {} : { field: target.value })
        }}
        options={[
          ...(passage ? [{ value: WORDS, label: 'The selected words' }] : []),
          { value: WHOLE, label: 'The whole page' },
          ...partsOfPage(kind).map(({ field: value, label }) => ({ value, label })),
        ]}
      />
      {passage && <Quote dir="auto">{passage.quote}</Quote>}
      {selected && selected.passage.quote !== passage?.quote ? (
        <Cluster>
          <Button
            size="small"
            variant="secondary"
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChange(selected)}
          >
            Comment on the selected words
          </Button>
        </Cluster>
      ) : (
        !passage && (
          <Text $size="small" $tone="muted">
            Select words on the page to comment on them.
          </Text>
        )
      )}
    </>
  )
}

interface ThreadItemProps {
  kind: InsightTypeName
  thread: OutsideThread
  mayReply: boolean
  draftKey: BackupKey
  send: Parameters<typeof OutsideCommentForm>[0]['send']
  onSent: (review: OutsideReview) => void
}

function ThreadItem({ kind, thread, mayReply, draftKey, send, onSent }: ThreadItemProps) {
  const { field, passage, comments, isResolved } = thread
  const [isReplying, setReplying] = useState(false)
  const part = field === null ? undefined : partsOfPage(kind).find((each) => each.field === field)

  function reveal() {
    const place = placeOf(kind, thread)
    const element = place?.startContainer.parentElement ?? part?.element
    element?.scrollIntoView({ block: 'center' })
  }

  return (
    <Thread>
      {field !== null && (
        <Place type="button" onClick={reveal}>
          <span>{part?.label ?? 'A part that is no longer on the page'}</span>
          {passage && <Quote dir="auto">{passage.quote}</Quote>}
        </Place>
      )}
      {comments.map(({ id, text, author, isStaff, createdAt }) => (
        <Said key={id}>
          <Words dir="auto">{text}</Words>
          <Text $size="caption" $tone="muted">
            <strong dir="auto">{author ?? 'The editors'}</strong>
            {isStaff && author !== null && ' (editor)'}, {formatDate(createdAt)}
          </Text>
        </Said>
      ))}
      <Cluster $gap="xs">
        {isResolved && <Badge $tone="success">Resolved</Badge>}
        {mayReply && !isReplying && (
          <Button size="small" variant="quiet" onClick={() => setReplying(true)}>
            Reply
          </Button>
        )}
      </Cluster>
      {isReplying && (
        <OutsideCommentForm
          draftKey={draftKey}
          label="Reply"
          submitLabel="Send reply"
          send={send}
          onSent={(review) => {
            setReplying(false)
            onSent(review)
          }}
          onCancel={() => setReplying(false)}
        />
      )}
    </Thread>
  )
}
