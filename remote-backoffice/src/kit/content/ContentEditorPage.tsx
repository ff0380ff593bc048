import { useCallback, useRef, type ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { Finding } from '@tekskills/shared/content-check/check-item'
import type { StaffItem } from '@tekskills/shared/contracts/http/content'
import { showDialog } from '@tekskills/shared/dialogs/dialog-store'
import { useNavigate } from '@tekskills/shared/routing/router'
import { Cluster } from '@tekskills/shared/ui/Stack/Cluster'
import { TextLink } from '@tekskills/shared/ui/TextLink/TextLink'
import { CheckPanel } from '../content-check/CheckPanel'
import { severityLabels } from '../content-check/severity-labels'
import type { RecordFormDefinition, SaveAction } from '../record-form/record-form-definition'
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
  /** Address of the public page for a slug. */
  pageOf: (slug: string) => string
  /** Address to navigate to once the record is saved. */
  listPath: string
  children: ReactNode
}

/** The page that adds a content item, or edits the one named by `?id=` (contract §4 row 12). */
export function ContentEditorPage<Stored extends StaffItem, Values extends FieldValues, Valid extends object>(
  props: ContentEditorPageProps<Stored, Values, Valid>,
) {
  const { definition, nameOf, pageOf, listPath, children } = props
  const item = useItemNow(props.item)
  const navigate = useNavigate()
  const found = useRef<readonly Finding[] | null>(null)
  const noteFindings = useCallback((findings: readonly Finding[] | null) => void (found.current = findings), [])

  async function finish(saved: Stored) {
    await showDialog({ kind: 'success', message: savedMessage(nameOf(saved), saved) })
    await navigate(listPath)
  }

  return (
    <StaffPage
      heading={item ? `Edit ${definition.noun}` : `Add ${definition.noun}`}
      intro={item && `Changed on ${formatMoment(item.updatedAt)}${item.updatedBy ? ` by ${item.updatedBy.name}` : ''}`}
      action={
        item && (
          <Cluster $gap="sm">
            {item.status === 'PUBLISHED' && item.slug && (
              <TextLink href={pageOf(item.slug)} external>
                View on site
              </TextLink>
            )}
            <ContentStatusBadge status={item.status} />
          </Cluster>
        )
      }
    >
      <RecordForm
        definition={definition}
        record={item}
        onSaved={finish}
        questionBefore={(action) => questionAbout(action, found.current ?? [])}
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
        <CheckPanel
          path={definition.path}
          fieldNames={definition.fieldNames as Record<string, string>}
          onChecked={noteFindings}
        />
      </RecordForm>
    </StaffPage>
  )
}

/** Names at most this many errors before a page goes public. */
const MAX_NAMED = 3

/** Asks before a page goes public with errors that the checker has found; readers would trip over each. */
function questionAbout({ status, label }: SaveAction, findings: readonly Finding[]): SaveAction['question'] {
  // Without a summary, the form itself refuses to publish.
  const errors = findings.filter(({ severity, place }) => severity === 'ERROR' && place.field !== 'description')
  if (errors.length === 0 || (status !== 'PUBLISHED' && status !== 'SCHEDULED')) return undefined
  const named = errors.slice(0, MAX_NAMED).map(({ message }) => `• ${message}`)
  const more = errors.length - named.length
  return {
    heading: `${label} with ${severityLabels.ERROR(errors.length)}?`,
    message: [
      ...named,
      ...(more > 0 ? [`• And ${more} more.`] : []),
      '',
      '“Check”, above the buttons, leads to each place.',
    ].join('\n'),
    confirmLabel: `${label} anyway`,
    cancelLabel: 'Keep editing',
    cancelIsPrimary: true,
  }
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
