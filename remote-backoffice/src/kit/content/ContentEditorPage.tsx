import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { StaffItem } from '@tekskills/shared/contracts/http/content'
import { showDialog } from '@tekskills/shared/dialogs/dialog-store'
import { useNavigate } from '@tekskills/shared/routing/router'
import { CheckPanel } from '../content-check/CheckPanel'
import type { RecordFormDefinition } from '../record-form/record-form-definition'
import { RecordForm } from '../record-form/RecordForm'
import { StaffPage } from '../staff-page/StaffPage'
import { formatMoment } from '../time/format-time'
import { ContentStatusBadge } from './ContentStatusBadge'
import { useItemNow } from './item-now'
import { RecordPanels } from './RecordPanels'

interface ContentEditorPageProps<Stored extends StaffItem, Values extends FieldValues, Valid extends object> {
  definition: RecordFormDefinition<Stored, Values, Valid>
  /** The item to edit; `null` to add one. */
  item: Stored | null
  nameOf: (item: Stored) => string
  /** Address to navigate to once the record is saved. */
  listPath: string
  children: ReactNode
}

/** The page that adds a content item, or edits the one named by `?id=` (contract §4 row 12). */
export function ContentEditorPage<Stored extends StaffItem, Values extends FieldValues, Valid extends object>(
  props: ContentEditorPageProps<Stored, Values, Valid>,
) {
  const { definition, nameOf, listPath, children } = props
  const item = useItemNow(props.item)
  const navigate = useNavigate()

  async function finish(saved: Stored) {
    await showDialog({ kind: 'success', message: savedMessage(nameOf(saved), saved) })
    await navigate(listPath)
  }

  return (
    <StaffPage
      heading={item ? `Edit ${definition.noun}` : `Add ${definition.noun}`}
      intro={item && `Changed on ${formatMoment(item.updatedAt)}${item.updatedBy ? ` by ${item.updatedBy.name}` : ''}`}
      action={item && <ContentStatusBadge status={item.status} />}
    >
      <RecordForm
        definition={definition}
        record={item}
        onSaved={finish}
        panels={(unsaved) =>
          unsaved.record && (
            <RecordPanels
              path={definition.path}
              record={unsaved.record}
              noun={definition.noun}
              fieldNames={definition.fieldNames as Record<string, string>}
              unsaved={unsaved}
            />
          )
        }
      >
        {children}
        <CheckPanel path={definition.path} fieldNames={definition.fieldNames as Record<string, string>} />
      </RecordForm>
    </StaffPage>
  )
}

/** What a successful save means for visitors, for the editor's dialog. */
function savedMessage(name: string, { status, scheduledAt }: StaffItem): string {
  switch (status) {
    case 'PUBLISHED':
      return `“${name}” is on the site.`
    case 'SCHEDULED':
      return `“${name}” will go live${scheduledAt ? ` on ${formatMoment(scheduledAt)}` : ' as scheduled'}.`
    case 'ARCHIVED':
      return `“${name}” is in the archive.`
    case 'DRAFT':
      return `“${name}” is saved as a draft. Visitors cannot see it${
        scheduledAt ? `, not even on ${formatMoment(scheduledAt)}, until you schedule it` : ''
      }.`
  }
}
