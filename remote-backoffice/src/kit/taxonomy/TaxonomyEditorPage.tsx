import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { showDialog } from '@tekskills/shared/dialogs/dialog-store'
import { useNavigate } from '@tekskills/shared/routing/router'
import type { RecordFormDefinition, StoredRecord } from '../record-form/record-form-definition'
import { RecordForm } from '../record-form/RecordForm'
import { StaffPage } from '../staff-page/StaffPage'
import { formatMoment } from '../time/format-time'
import { ActiveBadge } from './ActiveBadge'

type TaxonomyRecord = StoredRecord & { status: 'ACTIVE' | 'INACTIVE' }

interface TaxonomyEditorPageProps<Stored extends TaxonomyRecord, Values extends FieldValues, Valid extends object> {
  definition: RecordFormDefinition<Stored, Values, Valid>
  record: Stored | null
  nameOf: (record: Stored) => string
  /** Address to navigate to once the record is saved. */
  listPath: string
  children: ReactNode
}

/** Adds an author or a category, or edits the one that `?id=` names (contract §4 row 12). */
export function TaxonomyEditorPage<Stored extends TaxonomyRecord, Values extends FieldValues, Valid extends object>(
  props: TaxonomyEditorPageProps<Stored, Values, Valid>,
) {
  const { definition, record, nameOf, listPath, children } = props
  const navigate = useNavigate()

  async function finish(saved: Stored) {
    await showDialog({ kind: 'success', message: `“${nameOf(saved)}” is saved.` })
    await navigate(listPath)
  }

  return (
    <StaffPage
      heading={record ? `Edit ${definition.noun}` : `Add ${definition.noun}`}
      intro={record && `Changed on ${formatMoment(record.updatedAt)}`}
      action={record && <ActiveBadge status={record.status} />}
    >
      <RecordForm definition={definition} record={record} onSaved={finish}>
        {children}
      </RecordForm>
    </StaffPage>
  )
}
