import { TextField } from '@tekskills/shared/ui/Field/TextField'
import { MAX_EMAIL_LENGTH } from '@tekskills/shared/forms/email-problem'
import { NameFields } from './NameFields'
import type { EnquiryProblems } from './enquiry-problems'

/** The sender of an enquiry: first and last name, and the email address for the reply (FM-03). */
export function SenderFields({ problems }: { problems: EnquiryProblems }) {
  return (
    <>
      <NameFields problems={problems} />
      <TextField
        name="email"
        type="email"
        label="Email"
        autoComplete="email"
        required
        maxLength={MAX_EMAIL_LENGTH}
        error={problems.email}
      />
    </>
  )
}
