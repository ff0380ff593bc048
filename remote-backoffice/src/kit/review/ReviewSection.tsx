import { use, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ChevronDown } from 'lucide-react'
import type { Review, ReviewThread } from '@tekskills/shared/contracts/http/reviews'
import { useLocation } from '@tekskills/shared/routing/router'
import { Alert } from '@tekskills/shared/ui/Alert/Alert'
import { Badge } from '@tekskills/shared/ui/Badge/Badge'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { COMMENT_CLICKED, placeOfComment } from '../editor/comment-marks'
import { followTexts, revealInText, revealRange, textOfField } from '../editor/reveal-in-text'
import { revealField, useFocusField } from '../forms/focus-field'
import { hasBackup } from '../forms/use-backup-key'
import { DisclosureButton } from '../staff-page/disclosure-button'
import { ApprovalPanel } from './ApprovalPanel'
import { NewComment } from './NewComment'
import { ReviewLinks } from './ReviewLinks'
import { ReviewContext, type OpenReview } from './review-context'
import { REVIEW } from './ReviewProvider'
import { Body, Resolved, Root, Threads, Title } from './ReviewSection.styles'
import { ThreadItem } from './ThreadItem'

interface ReviewSectionProps {
  /** Called before the focus moves to the subject of a comment. */
  beforeLeave: () => void
}

/** The start of a hash that leads to a comment, as in emails. */
const COMMENT_HASH = '#comment-'
/** Milliseconds without a change of the texts after which missing words are detected. */
const REST_MS = 600

/** The comments of colleagues on the item, with their subjects; renders nothing for records without a review. */
export function ReviewSection({ beforeLeave }: ReviewSectionProps) {
  const review = use(ReviewContext)
  return review && <OpenSection review={review} beforeLeave={beforeLeave} />
}

function OpenSection({ review, beforeLeave }: ReviewSectionProps & { review: OpenReview }) {
  const { item, loaded, reload, take, fieldNames, asked } = review
  const threads = loaded.kind === 'ready' ? loaded.review.threads : NONE
  const open = threads.filter(({ resolvedAt }) => resolvedAt === null)
  const resolved = threads.filter(({ resolvedAt }) => resolvedAt !== null)
  const [chosen, setChosen] = useState<boolean | null>(() => (item && hasBackup('comment', item.id) ? true : null))
  const isOpen = chosen ?? open.length > 0
  const { current, lists } = useCurrentThread(threads, () => setChosen(true))
  const gone = useGoneThreads(threads)
  const focusField = useFocusField()
  const bodyId = useId()

  const [taken, setTaken] = useState(asked)
  if (taken !== asked) {
    setTaken(asked)
    setChosen(true)
  }

  function reveal({ id, field, passage }: ReviewThread) {
    if (field === null) return
    // A sheet must be closed before the text can take the focus.
    flushSync(beforeLeave)
    const editor = textOfField(field)
    const place = editor && passage && placeOfComment(editor, id)
    if (place) revealRange(field, place)
    else if (!revealInText({ field })) focusField(field)
  }

  const listed = (shown: readonly ReviewThread[]) =>
    item && (
      <Threads>
        {shown.map((thread) => (
          <ThreadItem
            key={thread.id}
            ref={(element) => {
              if (element) lists.set(thread.id, element)
              return () => void lists.delete(thread.id)
            }}
            item={item}
            thread={thread}
            fieldNames={fieldNames}
            isGone={gone.includes(thread.id)}
            isCurrent={current === thread.id}
            onChanged={take}
            onReveal={() => reveal(thread)}
          />
        ))}
      </Threads>
    )

  return (
    <Root aria-label="Review">
      <Title>
        <DisclosureButton
          type="button"
          aria-expanded={isOpen}
          aria-controls={bodyId}
          onClick={() => setChosen(!isOpen)}
        >
          <ChevronDown aria-hidden="true" strokeWidth={1.75} />
          Review
          {open.length > 0 && <Badge $tone="warm">{open.length} open</Badge>}
          {loaded.kind === 'ready' && <ApprovalBadge review={loaded.review} />}
        </DisclosureButton>
      </Title>
      <Body id={bodyId} hidden={!isOpen}>
        {!item ? (
          <Text $size="small" $tone="muted">
            Save this once, and colleagues can comment on it here.
          </Text>
        ) : (
          <>
            {loaded.kind === 'loading' && (
              <Text $size="small" $tone="muted" role="status">
                Loading comments…
              </Text>
            )}
            {loaded.kind === 'failed' && (
              <Alert tone="danger" heading="The comments could not be loaded">
                <p>{loaded.message}</p>
                <Button size="small" variant="secondary" onClick={reload}>
                  Try again
                </Button>
              </Alert>
            )}
            {loaded.kind === 'ready' && loaded.isOutdated && (
              <Text $size="small" $tone="muted" role="status">
                There may be newer comments: the service could not be reached.
              </Text>
            )}
            {loaded.kind === 'ready' && <ApprovalPanel item={item} review={loaded.review} onChanged={take} />}
            {loaded.kind === 'ready' && threads.length === 0 && (
              <Text $size="small" $tone="muted">
                No comments yet. Select words in the text to comment on them. Readers never see comments.
              </Text>
            )}
            {listed(open)}
            {resolved.length > 0 && (
              <Resolved open={resolved.some(({ id }) => id === current) || undefined}>
                <summary>Resolved: {resolved.length}</summary>
                {listed(resolved)}
              </Resolved>
            )}
            <NewComment
              item={item}
              fieldNames={fieldNames}
              asked={asked}
              onSent={take}
              onRestored={() => setChosen(true)}
            />
            {loaded.kind === 'ready' && <ReviewLinks item={item} links={loaded.review.links} onChanged={take} />}
          </>
        )}
      </Body>
    </Root>
  )
}

/** The approval status of the saved version. */
function ApprovalBadge({ review: { approval, isApproved } }: { review: Review }) {
  if (isApproved) return <Badge $tone="success">Approved</Badge>
  if (approval?.step === 'REQUESTED') return <Badge>Approval requested</Badge>
  if (approval?.step === 'CHANGES') return <Badge $tone="warning">Changes requested</Badge>
  return approval && <Badge $tone="warning">Changed since approval</Badge>
}

const NONE: readonly ReviewThread[] = []

/** The comment that a link or a click in the text has led to. */
function useCurrentThread(threads: readonly ReviewThread[], onLed: () => void) {
  const [current, setCurrent] = useState<string | null>(null)
  const [lists] = useState(() => new Map<string, HTMLElement>())
  const { hash } = useLocation()
  const followed = useRef<string>(undefined)

  const lead = useEffectEvent((id: string, isFocused: boolean) => {
    if (!threads.some((thread) => thread.id === id)) return
    flushSync(() => {
      onLed()
      setCurrent(id)
    })
    if (isFocused) revealField(REVIEW)
    const element = lists.get(id)
    element?.scrollIntoView({ block: 'nearest' })
    if (isFocused) element?.focus({ preventScroll: true })
  })

  const linked = hash.startsWith(COMMENT_HASH) ? hash.slice(COMMENT_HASH.length) : undefined
  useEffect(() => {
    if (linked === undefined || followed.current === linked || !threads.some(({ id }) => id === linked)) return
    followed.current = linked
    // After the effect: React does not render synchronously inside of it.
    queueMicrotask(() => lead(linked, true))
  }, [linked, threads])

  useEffect(() => {
    const follow = (event: Event) => lead((event as CustomEvent<string>).detail, false)
    addEventListener(COMMENT_CLICKED, follow)
    return () => removeEventListener(COMMENT_CLICKED, follow)
  }, [])

  return { current, lists }
}

/** The comments whose words are no longer in their text. */
function useGoneThreads(threads: readonly ReviewThread[]): readonly string[] {
  const [gone, setGone] = useState<readonly string[]>([])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () =>
      setGone(
        threads.flatMap(({ id, field, passage, resolvedAt }) => {
          const editor = field && passage && resolvedAt === null ? textOfField(field) : undefined
          return editor && !placeOfComment(editor, id) ? [id] : []
        }),
      )
    const lookSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(look, REST_MS)
    }
    lookSoon()
    const stop = followTexts(lookSoon)
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [threads])

  return gone
}
