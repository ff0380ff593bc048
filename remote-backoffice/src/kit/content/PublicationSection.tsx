import { FormSection } from '../forms/FormSection'
import { DateTimeField } from '../time/DateTimeField'

/** The date that the page shows; when it goes public is chosen as it is published. */
export const PublicationSection = () => (
  <FormSection heading="Publication" intro="The date that the page shows. “Publish…” sets when visitors can read it.">
    <DateTimeField
      name="publishedAt"
      label="Publication date"
      hint="Leave blank to use the moment of publishing. It cannot be in the future."
    />
  </FormSection>
)
