import { Alert } from '@tekskills/shared/ui/Alert/Alert'

/** Explains without scripts why the form does not work. */
export function NoScriptNotice() {
  return (
    <noscript>
      <Alert tone="warning">Logging in needs JavaScript. Please turn it on in your browser and reload the page.</Alert>
    </noscript>
  )
}
