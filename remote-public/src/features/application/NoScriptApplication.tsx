import { Alert } from '@tekskills/shared/ui/Alert/Alert'
import { TextLink } from '@tekskills/shared/ui/TextLink/TextLink'
import { application } from '../../content/careers/application'

/** Where scripts are off the form can send nothing: a mail does as well. */
export function NoScriptApplication({ subject }: { subject: string }) {
  const { mailbox } = application
  return (
    <noscript>
      <Alert tone="warning" heading="This form needs JavaScript.">
        You can apply by mail as well: send your résumé to{' '}
        <TextLink href={`mailto:${mailbox}?subject=${encodeURIComponent(subject)}`}>{mailbox}</TextLink> and write “
        {subject}” in the subject.
      </Alert>
    </noscript>
  )
}
