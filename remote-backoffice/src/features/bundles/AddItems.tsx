import { useEffect, useState } from 'react'
import { Alert } from '@tekskills/shared/ui/Alert/Alert'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { Cluster } from '@tekskills/shared/ui/Stack/Cluster'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { VisuallyHidden } from '@tekskills/shared/ui/VisuallyHidden/VisuallyHidden'
import { failureMessage } from '../../kit/connection/failure-message'
import { contentTypeLabels } from '../../kit/content/content-types'
import { ContentStatusBadge } from '../../kit/content/ContentStatusBadge'
import { findContent, type FoundContent } from '../../kit/content/find-content'
import { TableSearch } from '../../kit/tables/TableSearch'
import { BundleRows } from './BundleRows.styles'

interface AddItemsProps {
  /** The ids of the items that are in the bundle. */
  added: readonly string[]
  isBusy: boolean
  onAdd: (item: FoundContent) => void
}

interface Found {
  q: string
  items?: readonly FoundContent[]
  problem?: string
}

/** Finds items of every kind by their titles, and adds them to the bundle. */
export function AddItems({ added, isBusy, onAdd }: AddItemsProps) {
  const [q, setQ] = useState('')
  const [found, setFound] = useState<Found>({ q: '' })

  useEffect(() => {
    if (q === '') return
    const search = new AbortController()
    findContent(q, search.signal).then(
      (items) => setFound({ q, items }),
      (error: unknown) => {
        if (!search.signal.aborted) setFound({ q, problem: failureMessage(error) })
      },
    )
    return () => search.abort()
  }, [q])

  const { items, problem } = q === '' ? ({ q } as Found) : found
  const others = items?.filter(({ id }) => !added.includes(id)) ?? []
  return (
    <Stack $gap="sm" aria-busy={q !== '' && found.q !== q}>
      <TableSearch
        label="Search for items to add"
        placeholder="Title of a blog, case study or news item"
        value={q}
        onSearch={(typed) => setQ(typed ?? '')}
      />
      {problem && (
        <Alert tone="danger" live>
          {problem}
        </Alert>
      )}
      {items && others.length === 0 && (
        <Text $tone="muted" role="status">
          Nothing else found for “{found.q}”.
        </Text>
      )}
      {others.length > 0 && (
        <BundleRows aria-label="Items to add">
          {others.map((item) => (
            <li key={item.id}>
              <Cluster $justify="space-between">
                <div>
                  {item.title}
                  <Text $size="small" $tone="muted">
                    {contentTypeLabels[item.kind]}
                  </Text>
                </div>
                <Cluster $gap="xs">
                  <ContentStatusBadge status={item.status} />
                  <Button size="small" variant="secondary" busy={isBusy} onClick={() => onAdd(item)}>
                    Add<VisuallyHidden> {item.title} to the bundle</VisuallyHidden>
                  </Button>
                </Cluster>
              </Cluster>
            </li>
          ))}
        </BundleRows>
      )}
    </Stack>
  )
}
