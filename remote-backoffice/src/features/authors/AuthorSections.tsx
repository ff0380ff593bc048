import { useFormContext } from 'react-hook-form'
import type { StaffAuthor } from '@tekskills/shared/contracts/http/taxonomy'
import { FieldPair } from '@tekskills/shared/ui/Field/field-pair'
import { SelectField } from '@tekskills/shared/ui/Field/SelectField'
import { TextAreaField } from '@tekskills/shared/ui/Field/TextAreaField'
import { TextField } from '@tekskills/shared/ui/Field/TextField'
import { AltTextField } from '../../kit/fields/AltTextField'
import { PictureFields } from '../../kit/fields/PictureFields'
import { SlugField } from '../../kit/fields/SlugField'
import { FormSection } from '../../kit/forms/FormSection'
import type { AuthorFormValues } from './author-form-definition'

const STATUSES = [
  { value: 'ACTIVE', label: 'Active: can be chosen for new blogs' },
  { value: 'INACTIVE', label: 'Hidden: existing bylines stay' },
]

/** The fields of an author. */
export function AuthorSections({ author }: { author: StaffAuthor | null }) {
  const { register, formState } = useFormContext<AuthorFormValues>()
  const { errors } = formState
  return (
    <>
      <FormSection heading="Person" intro="Shown to readers at the top of each blog.">
        <FieldPair>
          <TextField {...register('authorName')} label="Name" required error={errors.authorName?.message} />
          <TextField {...register('designation')} label="Job title" optional error={errors.designation?.message} />
        </FieldPair>
        <TextAreaField
          {...register('description')}
          label="Biography"
          optional
          rows={4}
          error={errors.description?.message}
        />
        <SlugField nameField="authorName" path="/author" record={author} />
        <SelectField {...register('status')} label="Status" options={STATUSES} error={errors.status?.message} />
      </FormSection>
      <FormSection
        heading="Picture"
        intro="Shown in the colours of the site. A leader’s portrait comes from the author of the same name. Without a picture, initials are shown."
      >
        <PictureFields
          file="image"
          stored="storedImage"
          label="Picture"
          download={author?.url ? `/author/download/${author.id}` : undefined}
        />
        <AltTextField name="imageAlt" pictures={['image', 'storedImage']} />
      </FormSection>
      <FormSection heading="Contact" intro="The email address is never shown on the site.">
        <TextField
          {...register('email')}
          type="email"
          label="Email"
          optional
          autoComplete="off"
          error={errors.email?.message}
        />
        <FieldPair>
          <TextField
            {...register('linkedinUrl')}
            label="LinkedIn"
            optional
            inputMode="url"
            hint="A full address that starts with https://."
            error={errors.linkedinUrl?.message}
          />
          <TextField
            {...register('twitterUrl')}
            label="X"
            optional
            inputMode="url"
            hint="A full address that starts with https://."
            error={errors.twitterUrl?.message}
          />
        </FieldPair>
      </FormSection>
    </>
  )
}
