import { useFormContext } from 'react-hook-form'
import type { StaffItem } from '@tekskills/shared/contracts/http/content'
import { TextAreaField } from '@tekskills/shared/ui/Field/TextAreaField'
import { TextField } from '@tekskills/shared/ui/Field/TextField'
import { SlugField } from '../fields/SlugField'

interface NameFieldsProps {
  /** The field of the name; `label` is its label. */
  name: string
  label: string
  path: string
  pagePath: string
  item: StaffItem | null
}

/** Name, address and summary: what readers see in lists. */
export function NameFields({ name, label, path, pagePath, item }: NameFieldsProps) {
  const { register, formState } = useFormContext<Record<string, string>>()
  const errorOf = (field: string) => formState.errors[field]?.message
  return (
    <>
      <TextField {...register(name)} label={label} required error={errorOf(name)} />
      <SlugField
        nameField={name}
        path={path}
        record={item}
        pagePath={pagePath}
        isPublic={item?.status === 'PUBLISHED'}
      />
      <TextAreaField
        {...register('description')}
        label="Summary"
        rows={3}
        hint="One or two sentences for lists and search results. Required to publish."
        error={errorOf('description')}
      />
    </>
  )
}
