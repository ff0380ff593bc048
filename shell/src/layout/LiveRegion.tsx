import { useChromeStore } from '@tekskills/shared/chrome/chrome-store'
import { VisuallyHidden } from '@tekskills/shared/ui/VisuallyHidden/VisuallyHidden'

/** Live region that reads the messages of `announce` to screen reader users. */
export function LiveRegion() {
  const announcement = useChromeStore((state) => state.announcement)
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {announcement}
    </VisuallyHidden>
  )
}
