import { useEffect, useState } from 'react'
import { Files } from 'lucide-react'
import { styled } from 'styled-components'
import type { Page } from '@tekskills/shared/contracts/http/lists'
import { http } from '@tekskills/shared/http/client'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { Dialog } from '@tekskills/shared/ui/Dialog/Dialog'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { TextLink } from '@tekskills/shared/ui/TextLink/TextLink'
import { copyOf } from '../../paths'
import { failureMessage } from '../connection/failure-message'
import { TableSearch } from '../tables/TableSearch'
import { formatMoment } from '../time/format-time'
import type { StoredRecord } from './record-form-definition'

interface StartFromProps<Stored extends StoredRecord> {
  /** The list endpoint of the records. */
  listUrl: string
  /** The record type in a sentence: "case study". */
  noun: string
  nameOf: (record: Stored) => string
  /** Address of the form without a record. */
  addPath: string
}

/** Number of records that are offered. */
const SIZE = 8

/** A button of the add screen that fills it with a copy of another record (ADR 0124). */
export function StartFrom<Stored extends StoredRecord>(props: StartFromProps<Stored>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        icon={<Files aria-hidden strokeWidth={1.75} />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Start from…
      </Button>
      {isOpen && <StartFromDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

type StartFromDialogProps<Stored extends StoredRecord> = StartFromProps<Stored> & { onClose: () => void }

/** Finds a record, those changed last first; each is a link to the add screen with a copy of it. */
function StartFromDialog<Stored extends StoredRecord>(props: StartFromDialogProps<Stored>) {
  const { listUrl, noun, nameOf, addPath, onClose } = props
  const [q, setQuery] = useState<string>()
  const [found, setFound] = useState<{ of: string | undefined; records?: readonly Stored[]; problem?: string }>()

  useEffect(() => {
    const loading = new AbortController()
    const params = { size: SIZE, ...(q && { q }) }
    http.get<Page<Stored>>(listUrl, { params, signal: loading.signal }).then(
      ({ data }) => setFound({ of: q, records: data.content }),
      (error: unknown) => {
        if (!loading.signal.aborted) setFound({ of: q, problem: failureMessage(error) })
      },
    )
    return () => loading.abort()
  }, [listUrl, q])

  const { records, problem } = found ?? {}
  return (
    <Dialog heading={`Start from another ${noun}`} size="medium" onClose={onClose}>
      <Stack aria-busy={!found || found.of !== q}>
        <TableSearch label="Search" placeholder="Title or text" value={q ?? ''} onSearch={setQuery} />
        {problem && <p role="alert">{problem}</p>}
        {records?.length === 0 && <Text $tone="muted">{q ? `No matches for “${q}”.` : 'There is nothing yet.'}</Text>}
        <List aria-label="Results">
          {records?.map((record) => (
            <li key={record.id}>
              <TextLink to={copyOf(addPath, record.id)} onClick={onClose}>
                {nameOf(record)}
              </TextLink>
              <Text $tone="muted" $size="small">
                Changed on {formatMoment(record.updatedAt)}
              </Text>
            </li>
          ))}
        </List>
      </Stack>
    </Dialog>
  )
}

const List = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space.sm};
  overflow-wrap: anywhere;
`
