import { useChromeStore } from '@tekskills/shared/chrome/chrome-store'
import { VisuallyHidden } from '@tekskills/shared/ui/VisuallyHidden/VisuallyHidden'

/** Says what `announce` is told, to people who do not see the page change. */
export function LiveRegion() {
  const announcement = useChromeStore((state) => state.announcement)
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {announcement}
    </VisuallyHidden>
  )
}
