import { Alert } from '@tekskills/shared/ui/Alert/Alert'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { FocusedAlert } from './FocusedAlert'

interface UnsavedChangesNoticeProps {
  /** The stored record that saving will replace. */
  over: { version: number }
  onSave: () => void
}

/** Reminder after the user has chosen to keep their text: it still has to be saved (FT-25). */
export const UnsavedChangesNotice = ({ over, onSave }: UnsavedChangesNoticeProps) => (
  <FocusedAlert cause={over}>
    <Alert tone="info" heading="Your text is kept, but not saved yet">
      <Stack $gap="xs" $align="start">
        <p>Saving it replaces the stored text, version {over.version}.</p>
        <Button size="small" onClick={onSave}>
          Save my text
        </Button>
      </Stack>
    </Alert>
  </FocusedAlert>
)
