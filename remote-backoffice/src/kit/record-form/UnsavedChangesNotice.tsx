import { Alert } from '@tekskills/shared/ui/Alert/Alert'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { FocusedAlert } from './FocusedAlert'

interface UnsavedChangesNoticeProps {
  /** The record whose text will be replaced. */
  over: { version: number }
  onSave: () => void
}

/** After the user chose their own text: that alone does not save it (FT-25). */
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
