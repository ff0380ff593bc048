import { useEffect, useState, type KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import type { Page } from '@tekskills/shared/contracts/http/lists'
import type { MediaItem } from '@tekskills/shared/contracts/http/media'
import { Alert } from '@tekskills/shared/ui/Alert/Alert'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { Dialog } from '@tekskills/shared/ui/Dialog/Dialog'
import { Skeleton } from '@tekskills/shared/ui/Skeleton/Skeleton'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { failureMessage } from '../connection/failure-message'
import { TableSearch } from '../tables/TableSearch'
import { mediaIdOf } from './media-address'
import { listMedia } from './media-api'
import { MediaCard } from './MediaCard'
import { Cards, MediaPages } from './MediaPages'

interface MediaDialogProps {
  /** The addresses of the pictures chosen so far, where several are: the dialog then stays open. */
  several?: readonly string[]
  /** Chooses a picture; of several, a second choice takes it back. */
  onChoose: (item: MediaItem) => void
  onClose: () => void
}

const PLACEHOLDERS = [1, 2, 3, 4, 5, 6]

/** The library as a dialog: search it and choose a picture, or several. */
export function MediaDialog({ several, onChoose, onClose }: MediaDialogProps) {
  const [wanted, setWanted] = useState<{ q?: string; attempt: number }>({ attempt: 0 })
  const [found, setFound] = useState<{ of: typeof wanted; first?: Page<MediaItem>; problem?: string }>()

  useEffect(() => {
    const loading = new AbortController()
    listMedia({ q: wanted.q }, loading.signal).then(
      (first) => setFound({ of: wanted, first }),
      (error: unknown) => {
        if (!loading.signal.aborted) setFound({ of: wanted, problem: failureMessage(error) })
      },
    )
    return () => loading.abort()
  }, [wanted])

  const { first, problem } = found ?? {}
  return (
    <Dialog heading={several ? 'Choose pictures' : 'Choose a picture'} size="medium" onClose={onClose}>
      <Stack onKeyDown={keepFormFromSubmitting} aria-busy={found?.of !== wanted}>
        <TableSearch
          label="Search pictures"
          placeholder="Name or description"
          value={wanted.q ?? ''}
          onSearch={(q) => setWanted({ q, attempt: 0 })}
        />
        {problem && (
          <Alert tone="danger" heading="The pictures could not be loaded." live>
            <p>{problem}</p>
            <Button
              size="small"
              variant="secondary"
              onClick={() => setWanted({ ...wanted, attempt: wanted.attempt + 1 })}
            >
              Try again
            </Button>
          </Alert>
        )}
        {first && (
          <MediaPages
            first={first}
            q={found?.of.q}
            level={3}
            cardOf={(item) => (
              <MediaCard
                item={item}
                isChosen={several?.some((address) => mediaIdOf(address) === item.id)}
                onChoose={() => onChoose(item)}
              />
            )}
          />
        )}
        {!found && (
          <Cards>
            {PLACEHOLDERS.map((each) => (
              <li key={each}>
                <Skeleton $shape="block" $ratio="16 / 9" />
              </li>
            ))}
          </Cards>
        )}
        {several && (
          <Chosen>
            <Button onClick={onClose}>
              {several.length === 0
                ? 'Close'
                : `Use ${several.length} ${several.length === 1 ? 'picture' : 'pictures'}`}
            </Button>
          </Chosen>
        )}
      </Stack>
    </Dialog>
  )
}

/** The dialog may be inside the form of a page, which Enter in the search would submit. */
function keepFormFromSubmitting(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
}

/** In sight however far the list is scrolled. */
const Chosen = styled.div`
  position: sticky;
  inset-block-end: 0;
  display: flex;
  justify-content: end;
  padding-block: ${({ theme }) => theme.space.sm};
  border-block-start: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};
  background: ${({ theme }) => theme.color.surfaceRaised};
`
