import { Alert } from '@tekskills/shared/ui/Alert/Alert'

/** Says why the form does nothing where scripts are off. */
export function NoScriptNotice() {
  return (
    <noscript>
      <Alert tone="warning">Signing in needs JavaScript. Please turn it on in your browser and reload the page.</Alert>
    </noscript>
  )
}
