import { FieldPair } from '@tekskills/shared/ui/Field/field-pair'
import { FormSection } from '../forms/FormSection'
import { DateTimeField } from '../time/DateTimeField'

/** The schedule and the publication date of the page. */
export const PublicationSection = () => (
  <FormSection heading="Publication" intro="When visitors can read the page, and which date it shows.">
    <FieldPair>
      <DateTimeField
        name="scheduledAt"
        label="Publish at"
        hint="Leave blank to publish immediately, or set a date to schedule."
      />
      <DateTimeField
        name="publishedAt"
        label="Publication date"
        hint="The date shown on the page. Leave blank to use the moment of publishing. It cannot be in the future."
      />
    </FieldPair>
  </FormSection>
)
