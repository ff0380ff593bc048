import type { AskedQuestion } from '@tekskills/shared/contracts/http/job-questions'
import { Alert } from '@tekskills/shared/ui/Alert/Alert'
import { TextLink } from '@tekskills/shared/ui/TextLink/TextLink'
import { application } from '../../content/careers/application'

interface NoScriptApplicationProps {
  subject: string
  questions?: readonly AskedQuestion[]
}

/** Without scripts the form cannot be sent, so this offers to apply by email, with the questions of the job in it. */
export function NoScriptApplication({ subject, questions = [] }: NoScriptApplicationProps) {
  const { mailbox } = application
  return (
    <noscript>
      <Alert tone="warning" heading="This form needs JavaScript">
        You can also apply by email: send your CV to{' '}
        <TextLink href={`mailto:${mailbox}?subject=${encodeURIComponent(subject)}${bodyOf(questions)}`}>
          {mailbox}
        </TextLink>{' '}
        and write “{subject}” in the subject.
        {questions.length > 0 && ' Please answer the questions in this form in your email.'}
      </Alert>
    </noscript>
  )
}

const bodyOf = (questions: readonly AskedQuestion[]) =>
  questions.length === 0 ? '' : `&body=${encodeURIComponent(questions.map(({ label }) => `${label}\r\n\r\n`).join(''))}`
