import { focusHeading } from '@tekskills/shared/chrome/focus-heading'
import { Button } from '@tekskills/shared/ui/Button/Button'

/** Takes a note away; the focus goes to the heading, since the button that had it is gone. */
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
