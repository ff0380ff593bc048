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
      <p>
        Saving it replaces the stored text, version {over.version}. Fields that you had not changed show what is stored
        now.
      </p>
    </Alert>
  </FocusedAlert>
)
