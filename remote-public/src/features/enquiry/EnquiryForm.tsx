import { TextAreaField } from '@tekskills/shared/ui/Field/TextAreaField'
import { TextField } from '@tekskills/shared/ui/Field/TextField'
import { EnquiryFrame } from './EnquiryFrame'
import { SenderFields } from './SenderFields'
import { CONTACT_FIELDS, type EnquiryValues } from './enquiry-problems'
import { useEnquiry } from './use-enquiry'

/** The code that calls the service is loaded on the first submit. */
async function send(values: EnquiryValues, requestKey: string) {
  const { sendEnquiry } = await import(/* webpackChunkName: "enquiry" */ './send-enquiry')
  await sendEnquiry(values, requestKey)
}

/** The contact form: first and last name, email, subject and message (FM-03). Errors never clear the input. */
export function EnquiryForm({ subject }: { subject?: string }) {
  const enquiry = useEnquiry({ fields: CONTACT_FIELDS, draftKey: 'tk:enquiry', send })
  const { problems } = enquiry
  return (
    <EnquiryFrame enquiry={enquiry}>
      <SenderFields problems={problems} />
      <TextField
        name="subject"
        label="Subject"
        defaultValue={subject}
        autoComplete="off"
        dir="auto"
        required
        maxLength={150}
        error={problems.subject}
      />
      <TextAreaField
        name="message"
        label="Message"
        hint="Up to 5,000 characters"
        rows={7}
        dir="auto"
        required
        maxLength={5000}
        error={problems.message}
      />
    </EnquiryFrame>
  )
}
