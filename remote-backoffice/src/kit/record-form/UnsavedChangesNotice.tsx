import { Alert } from '@tekskills/shared/ui/Alert/Alert'
import { FocusedAlert } from './FocusedAlert'

interface UnsavedChangesNoticeProps {
  /** The stored record that saving will replace. */
  over: { version: number }
}

/** Reminder after the user has chosen to keep their text: it still has to be saved. */
export const UnsavedChangesNotice = ({ over }: UnsavedChangesNoticeProps) => (
  <FocusedAlert cause={over}>
    <Alert tone="info" heading="Your text is kept, but not saved yet">
      <p>Saving replaces version {over.version}. Fields you had not changed now show the stored text.</p>
    </Alert>
  </FocusedAlert>
)
