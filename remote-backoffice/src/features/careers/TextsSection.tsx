import { RichTextField } from '../../kit/fields/RichTextField'
import { FormSection } from '../../kit/forms/FormSection'

/** The three texts of a job page. */
export function TextsSection() {
  return (
    <FormSection heading="Texts" intro="The page of the job, in this order.">
      <RichTextField
        name="description"
        label="Description"
        optional={false}
        hint="What the person will do and why it matters. Needed to open the job."
      />
      <RichTextField name="responsibilities" label="Responsibilities" />
      <RichTextField name="requirements" label="Requirements" />
    </FormSection>
  )
}
