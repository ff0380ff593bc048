import { useEffect, useRef, useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import type { Page } from '@tekskills/shared/contracts/http/lists'
import type { MediaItem } from '@tekskills/shared/contracts/http/media'
import { announce } from '@tekskills/shared/chrome/chrome-store'
import { isApiError } from '@tekskills/shared/http/api-error'
import { Alert } from '@tekskills/shared/ui/Alert/Alert'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { EmptyState } from '@tekskills/shared/ui/EmptyState/EmptyState'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { failureMessage } from '../connection/failure-message'
import { listMedia } from './media-api'

interface MediaPagesProps {
  /** The first page of what `q` finds. */
  first: Page<MediaItem>
  q: string | undefined
  /** Renders one picture: a link, or a button that chooses it. */
  cardOf: (item: MediaItem) => ReactNode
  /** Level of the heading of an empty list. */
  level?: 2 | 3
}

const pictureCount = (count: number) => (count === 1 ? '1 picture' : `${count.toLocaleString('en-GB')} pictures`)

/** The pictures of the library that a search finds, with a button that loads more of them. */
export function MediaPages({ first, q, cardOf, level = 2 }: MediaPagesProps) {
  const [loaded, setLoaded] = useState({ first, items: first.content, pages: 1, focus: -1 })
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const list = useRef<HTMLUListElement>(null)
  if (loaded.first !== first) setLoaded({ first, items: first.content, pages: 1, focus: -1 })
  const { items, pages, focus } = loaded

  // The button that loaded them may be gone.
  useEffect(() => {
    if (focus >= 0) list.current?.children[focus]?.querySelector<HTMLElement>('a, button')?.focus()
  }, [focus])

  async function loadMore() {
    setBusy(true)
    setProblem(undefined)
    try {
      const { content } = await listMedia({ q, page: pages })
      // An upload in the meantime moves the last pictures of a page to the next one.
      const added = content.filter(({ id }) => !items.some((item) => item.id === id))
      setLoaded({ first, items: [...items, ...added], pages: pages + 1, focus: items.length })
      announce(`${pictureCount(added.length)} added to the list.`)
    } catch (error) {
      if (!(isApiError(error) && error.status === 401)) setProblem(failureMessage(error))
    } finally {
      setBusy(false)
    }
  }

  if (items.length === 0)
    return q ? (
      <EmptyState heading={`Nothing found for “${q}”`} level={level}>
        The search looks at names and descriptions.
      </EmptyState>
    ) : (
      <EmptyState heading="No pictures yet" level={level}>
        Pictures uploaded here, or with a blog, a case study or news, can be reused anywhere.
      </EmptyState>
    )

  return (
    <Stack>
      <Text $size="small" $tone="muted" role="status">
        {pictureCount(first.totalElements)}
        {q && ` for “${q}”`}
      </Text>
      <Cards ref={list} aria-label="Pictures">
        {items.map((item) => (
          <li key={item.id}>{cardOf(item)}</li>
        ))}
      </Cards>
      {problem && (
        <Alert tone="danger" live>
          {problem}
        </Alert>
      )}
      {pages < first.totalPages && (
        <div>
          <Button variant="secondary" busy={isBusy} onClick={() => void loadMore()}>
            Load more
          </Button>
        </div>
      )}
    </Stack>
  )
}

export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    minmax(min(100%, calc(${({ theme }) => theme.layout.columnSmall} * 0.75)), 1fr)
  );
  gap: ${({ theme }) => theme.space.md};
`
