import { Alert } from '@tekskills/shared/ui/Alert/Alert'
import { TextLink } from '@tekskills/shared/ui/TextLink/TextLink'
import { application } from '../../content/careers/application'

/** Without scripts the form cannot be sent, so this offers to apply by email. */
export function NoScriptApplication({ subject }: { subject: string }) {
  const { mailbox } = application
  return (
    <noscript>
      <Alert tone="warning" heading="This form needs JavaScript">
        You can also apply by email: send your résumé to{' '}
        <TextLink href={`mailto:${mailbox}?subject=${encodeURIComponent(subject)}`}>{mailbox}</TextLink> and write “
        {subject}” in the subject.
      </Alert>
    </noscript>
  )
}
