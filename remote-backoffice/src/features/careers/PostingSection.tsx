import { useFormContext } from 'react-hook-form'
import type { StaffCareer } from '@tekskills/shared/contracts/http/careers'
import { TextField } from '@tekskills/shared/ui/Field/TextField'
import { SlugField } from '../../kit/fields/SlugField'
import { FieldPair, FormSection } from '../../kit/forms/FormSection'
import type { CareerFormValues } from './career-form-schema'

/** Until when one can apply, who is told, and the address of the job. */
export function PostingSection({ job }: { job: StaffCareer | null }) {
  const { register, formState } = useFormContext<CareerFormValues>()
  const { errors } = formState
  return (
    <FormSection heading="Posting" intro="When the day is over, the job closes by itself.">
      <FieldPair>
        <TextField
          {...register('closingDate')}
          type="date"
          label="Last day to apply"
          hint="At most one year from now."
          error={errors.closingDate?.message}
        />
        <TextField
          {...register('recruiterEmail')}
          type="email"
          label="Recruiter’s e-mail"
          optional
          hint="Told of each application. Never public."
          error={errors.recruiterEmail?.message}
        />
      </FieldPair>
      <SlugField
        nameField="jobTitle"
        path="/career"
        record={job}
        pagePath="/opportunities?job="
        isPublic={Boolean(job?.postedAt)}
      />
    </FormSection>
  )
}
