import { reopenConsent } from '@tekskills/shared/chrome/consent'
import { Button } from '@tekskills/shared/ui/Button/Button'

/** Resets the choice made in the cookie banner and shows the banner again (LY-03). */
export function CookieSettings() {
  return (
    <Button variant="secondary" onClick={reopenConsent}>
      Cookie settings
    </Button>
  )
}
