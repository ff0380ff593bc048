import { useFormContext } from 'react-hook-form'
import { TextField } from '@tekskills/shared/ui/Field/TextField'
import { FieldPair, FormSection } from '../forms/FormSection'
import { timeZone } from '../time/local-time'
import type { ContentFormValues } from './content-form-schema'

/** When the page goes public, and the day it carries. */
export function PublicationSection() {
  const { register, formState } = useFormContext<ContentFormValues>()
  const { errors } = formState
  return (
    <FormSection heading="Publication" intro={`Times are in ${timeZone()}.`}>
      <FieldPair>
        <TextField
          {...register('scheduledAt')}
          type="datetime-local"
          label="Publish at"
          optional
          hint="The page goes public at this moment."
          error={errors.scheduledAt?.message}
        />
        <TextField
          {...register('publishedAt')}
          type="datetime-local"
          label="Date of publication"
          optional
          hint="Empty means the moment of publishing."
          error={errors.publishedAt?.message}
        />
      </FieldPair>
    </FormSection>
  )
}
