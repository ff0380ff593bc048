import { TextAreaField } from '@tekskills/shared/ui/Field/TextAreaField'
import { TextField } from '@tekskills/shared/ui/Field/TextField'
import { EnquiryFrame } from './EnquiryFrame'
import { SenderFields } from './SenderFields'
import { CASE_STUDY_FIELDS } from './enquiry-problems'
import { useEnquiry } from './use-enquiry'

/** An enquiry about one case study; the message is prefilled with its name. Errors never clear the input. */
export function CaseStudyEnquiryForm({ study: { id, name } }: { study: { id: string; name: string } }) {
  const enquiry = useEnquiry({
    fields: CASE_STUDY_FIELDS,
    draftKey: `tk:enquiry:${id}`,
    send: async (values, requestKey) => {
      const { sendCaseStudyEnquiry } = await import(/* webpackChunkName: "enquiry" */ './send-enquiry')
      await sendCaseStudyEnquiry(values, requestKey, id)
    },
  })
  const { problems } = enquiry
  return (
    <EnquiryFrame enquiry={enquiry}>
      <SenderFields problems={problems} />
      <TextField
        name="company"
        label="Company"
        optional
        autoComplete="organization"
        dir="auto"
        maxLength={120}
        error={problems.company}
      />
      <TextAreaField
        name="message"
        label="Message"
        hint="Up to 5,000 characters"
        defaultValue={`I have read “${name}” and would like to know more.`}
        rows={5}
        dir="auto"
        required
        maxLength={5000}
        error={problems.message}
      />
    </EnquiryFrame>
  )
}
