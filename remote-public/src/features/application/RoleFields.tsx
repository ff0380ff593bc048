import { SelectField } from '@tekskills/shared/ui/Field/SelectField'
import { TextField } from '@tekskills/shared/ui/Field/TextField'
import { jobCountries } from '../../kit/jobs/job-labels'
import type { FieldBinding } from './field-binding'

const countries = [{ value: '', label: 'Any region' }, ...jobCountries.map((value) => ({ value, label: value }))]

/** What somebody looks for who applies for no particular job. */
export function RoleFields({ field }: { field: FieldBinding }) {
  const { error: _, ...country } = field('preferredCountry')
  return (
    <>
      <TextField
        {...field('desiredRole')}
        label="Role that you look for"
        hint="For example: data engineer, SAP tester, delivery manager."
        autoComplete="organization-title"
        dir="auto"
        required
      />
      <SelectField {...country} label="Region in which you want to work" options={countries} optional />
    </>
  )
}
