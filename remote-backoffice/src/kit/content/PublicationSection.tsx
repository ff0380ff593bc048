import { FormSection, FieldPair } from '../forms/FormSection'
import { DateTimeField } from '../time/DateTimeField'

/** The schedule and the publication date of the page. */
export const PublicationSection = () => (
  <FormSection heading="Publication" intro="When visitors can read it, and the date it shows.">
    <FieldPair>
      <DateTimeField
        name="scheduledAt"
        label="Publish at"
        hint="Empty means as soon as you publish; with a date, the page goes live then."
      />
      <DateTimeField
        name="publishedAt"
        label="Date of publication"
        hint="Empty means the moment of publishing; it must not be in the future."
      />
    </FieldPair>
  </FormSection>
)
