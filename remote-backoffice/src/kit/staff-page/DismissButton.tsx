import { focusHeading } from '@tekskills/shared/chrome/focus-heading'
import { Button } from '@tekskills/shared/ui/Button/Button'

/** Dismisses a notice; the focus moves to the page heading because this button is removed. */
export const DismissButton = ({ onDismiss }: { onDismiss: () => void }) => (
  <Button
    size="small"
    variant="quiet"
    onClick={() => {
      focusHeading()
      onDismiss()
    }}
  >
    Dismiss
  </Button>
)
