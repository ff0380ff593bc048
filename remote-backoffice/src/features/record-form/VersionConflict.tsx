import { confirm } from '@tekskills/shared/dialogs/dialog-store'
import { Alert } from '@tekskills/shared/ui/Alert/Alert'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { Cluster } from '@tekskills/shared/ui/Stack/Cluster'
import { formatMoment } from '../time/format-time'
import type { StoredRecord } from './record-form-kind'

interface VersionConflictProps<Stored extends StoredRecord> {
  noun: string
  /** The record as it is stored now. */
  current: Stored
  /** What differs from the record that this form was opened with, in the words of the form. */
  changed: readonly string[]
  onRebase: (current: Stored, text: 'mine' | 'theirs') => void
}

/** Two people edited one record: who was first, what they changed, and the choice between the two texts. */
export function VersionConflict<Stored extends StoredRecord>(props: VersionConflictProps<Stored>) {
  const { noun, current, changed, onRebase } = props

  async function takeTheirs() {
    const confirmed = await confirm({
      kind: 'warning',
      heading: 'Take their version?',
      message: 'What you typed in this form will be replaced.',
      confirmLabel: 'Replace my text',
    })
    if (confirmed) onRebase(current, 'theirs')
  }

  return (
    <Alert tone="warning" heading={`Somebody else saved this ${noun} while you were writing`}>
      <Stack $gap="xs">
        <p>
          {current.updatedBy?.name ?? 'A colleague'} saved version {current.version} on{' '}
          {formatMoment(current.updatedAt)}. Your text is still here and has not been saved.
        </p>
        {changed.length > 0 && <p>Changed there: {changed.join(', ')}.</p>}
        <Cluster $gap="xs">
          <Button size="small" onClick={() => onRebase(current, 'mine')}>
            Keep my text
          </Button>
          <Button size="small" variant="secondary" onClick={takeTheirs}>
            Take their version
          </Button>
        </Cluster>
      </Stack>
    </Alert>
  )
}
