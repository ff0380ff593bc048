import { useFormContext } from 'react-hook-form'
import { TextField } from '@tekskills/shared/ui/Field/TextField'

interface TitleFieldProps {
  name: string
  label: string
}

/** The name of an item, which is the h1 of its page. */
export function TitleField({ name, label }: TitleFieldProps) {
  const { register, formState } = useFormContext<Record<string, string>>()
  return <TextField {...register(name)} label={label} required error={formState.errors[name]?.message} />
}
