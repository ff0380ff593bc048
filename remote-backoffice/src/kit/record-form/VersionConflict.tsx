import { useState, type ReactNode } from 'react'
import { confirm } from '@tekskills/shared/dialogs/dialog-store'
import { Alert } from '@tekskills/shared/ui/Alert/Alert'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { Cluster } from '@tekskills/shared/ui/Stack/Cluster'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { FieldDifferences } from '../revisions/FieldDifferences'
import { formatMoment } from '../time/format-time'
import type { StoredRecord } from './record-form-definition'
import type { FieldNames } from './typed-text'

interface VersionConflictProps<Stored extends StoredRecord> {
  noun: string
  /** The record as it is stored now. */
  current: Stored
  /** Labels of the fields that have changed since this form was opened. */
  changed: readonly string[]
  fieldNames: FieldNames
  /** Returns the current form values. */
  valuesNow: () => object
  /** The form values of {@link current}. */
  theirValues: object
  /** Actions that copy or download the text. */
  copyTextActions: ReactNode
  onRebase: (current: Stored, text: 'mine' | 'theirs') => void
}

/** Conflict with another user's save: shows who saved and what changed, and offers the choice of text. */
export function VersionConflict<Stored extends StoredRecord>(props: VersionConflictProps<Stored>) {
  const { noun, current, changed, fieldNames, valuesNow, theirValues, copyTextActions, onRebase } = props
  const [isCompared, setCompared] = useState(false)
  const { at, by } = lastSaveOf(current)

  async function takeTheirs() {
    const confirmed = await confirm({
      kind: 'warning',
      heading: 'Use their version?',
      message: 'What you typed in this form will be replaced.',
      confirmLabel: 'Replace my text',
    })
    if (confirmed) onRebase(current, 'theirs')
  }

  return (
    <Alert tone="warning" heading={`Someone else saved this ${noun} while you were writing`}>
      <Stack $gap="xs">
        <p>
          {by?.name ?? 'A colleague'} saved version {current.version} on {formatMoment(at)}. Your text is still here,
          but not saved yet.
        </p>
        {changed.length > 0 && <p>They changed: {changed.join(', ')}.</p>}
        <Cluster $gap="xs">
          <Button size="small" onClick={() => onRebase(current, 'mine')}>
            Keep my text
          </Button>
          <Button size="small" variant="secondary" aria-expanded={isCompared} onClick={() => setCompared(!isCompared)}>
            Compare
          </Button>
          <Button size="small" variant="secondary" onClick={takeTheirs}>
            Use their version
          </Button>
          {copyTextActions}
        </Cluster>
        {isCompared && (
          <FieldDifferences current={valuesNow()} fields={fieldsOf(theirValues)} fieldNames={fieldNames} />
        )}
      </Stack>
    </Alert>
  )
}

/** Who saved a record last, and when: it, or its draft. */
const lastSaveOf = ({ draft, updatedAt, updatedBy }: StoredRecord) =>
  draft && draft.at > updatedAt ? draft : { at: updatedAt, by: updatedBy }

/** Leaves out references, whose ids mean nothing to users. */
const fieldsOf = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([field]) => !field.endsWith('Id')))
