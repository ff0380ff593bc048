import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { BookmarkPlus, Trash2 } from 'lucide-react'
import { styled } from 'styled-components'
import { announce } from '@tekskills/shared/chrome/chrome-store'
import { talentFilters, type TalentFilters, type TalentList } from '@tekskills/shared/contracts/http/talent-lists'
import { confirm, showDialog } from '@tekskills/shared/dialogs/dialog-store'
import { createRequestKeys } from '@tekskills/shared/forms/request-key'
import { isApiError } from '@tekskills/shared/http/api-error'
import { useRevalidator, useSearchParams } from '@tekskills/shared/routing/router'
import { iconProps } from '@tekskills/shared/theme/icon-props'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { TextField } from '@tekskills/shared/ui/Field/TextField'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { failureMessage, rejectionMessage } from '../../kit/connection/failure-message'
import { FormDialog } from '../../kit/questions/FormDialog'
import { SegmentNav } from '../../kit/staff-page/SegmentNav'
import { readTableQuery } from '../../kit/tables/list-parameters'
import { paths } from '../../paths'
import { poolSource } from './applicant-table-sources'
import { addTalentList, deleteTalentList } from './talent-lists-api'

/** The address of the talent pool with these filters. */
const addressOf = (filters: TalentFilters) => `${paths.futureApplications}?${new URLSearchParams(filters)}`

/** The same filters have the same text, in whatever order they were set. */
const keyOf = (filters: TalentFilters) => JSON.stringify(Object.entries(filters).toSorted())

/** The lists of the talent pool that recruiters share, and a way to add the filters of the table as one. */
export function TalentLists({ lists }: { lists: readonly TalentList[] }) {
  const [search] = useSearchParams()
  const { revalidate } = useRevalidator()
  const [isNaming, setNaming] = useState(false)
  // An address can contain more than a list keeps.
  const { data: filters = {} } = talentFilters.safeParse(readTableQuery(search, poolSource.rules).params ?? {})
  const current = lists.find((list) => keyOf(list.filters) === keyOf(filters))
  const canSave = !current && Object.keys(filters).length > 0
  if (lists.length === 0 && !canSave) return null

  async function remove({ id, name }: TalentList) {
    const question = {
      kind: 'warn',
      heading: `Delete the list “${name}”?`,
      message: 'The list disappears for all recruiters. The people in it stay in the talent pool.',
      confirmLabel: 'Delete list',
    } as const
    if (!(await confirm(question))) return
    try {
      await deleteTalentList(id)
      announce(`The list “${name}” has been deleted.`)
      await revalidate()
    } catch (error) {
      if (!isApiError(error) || error.status !== 401)
        await showDialog({ kind: 'error', message: failureMessage(error) })
    }
  }

  return (
    <Root data-print="hide">
      {lists.length > 0 && (
        <SegmentNav
          label="Lists"
          segments={lists.map(({ name, filters: saved }) => ({ to: addressOf(saved), label: name }))}
          current={current ? addressOf(current.filters) : ''}
        />
      )}
      {current && (
        <Button size="small" variant="quiet" icon={<Trash2 {...iconProps} />} onClick={() => void remove(current)}>
          Delete list
        </Button>
      )}
      {canSave && (
        <Button size="small" variant="secondary" icon={<BookmarkPlus {...iconProps} />} onClick={() => setNaming(true)}>
          Save filters as list
        </Button>
      )}
      {isNaming && (
        <NameDialog
          filters={filters}
          onClose={() => setNaming(false)}
          onSaved={async (name) => {
            setNaming(false)
            announce(`The list “${name}” has been saved.`)
            await revalidate()
          }}
        />
      )}
    </Root>
  )
}

interface NameDialogProps {
  filters: TalentFilters
  onClose: () => void
  onSaved: (name: string) => Promise<void>
}

function NameDialog({ filters, onClose, onSaved }: NameDialogProps) {
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { name: '' } })
  const [keyFor] = useState(createRequestKeys)

  async function save({ name }: { name: string }) {
    const list = { name: name.trim(), filters }
    try {
      await addTalentList(list, keyFor(JSON.stringify(list)))
      await onSaved(list.name)
    } catch (error) {
      setError('name', { message: rejectionMessage(error) }, { shouldFocus: true })
    }
  }

  return (
    <FormDialog
      heading="Save filters as list"
      size="small"
      submitLabel="Save list"
      isBusy={formState.isSubmitting}
      onClose={onClose}
      onSubmit={handleSubmit(save)}
    >
      <TextField
        {...register('name', { validate: (name) => name.trim() !== '' || 'Enter a name.' })}
        label="Name"
        maxLength={60}
        dir="auto"
        readOnly={formState.isSubmitting}
        hint="Name it after what it finds, not after a person."
        error={formState.errors.name?.message}
      />
      <Text $size="caption" $tone="muted">
        All recruiters see the list. It keeps the filters, not the people, so it always shows who fits them now. The
        search text is not part of it.
      </Text>
    </FormDialog>
  )
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.sm};
  align-items: center;
  margin-block-end: ${({ theme }) => theme.space.md};
`
