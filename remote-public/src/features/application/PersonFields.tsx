import { TextField } from '@tekskills/shared/ui/Field/TextField'
import type { FieldBinding } from './field-binding'

/** Who applies, and how to reach them. */
export function PersonFields({ field }: { field: FieldBinding }) {
  return (
    <>
      <TextField {...field('name')} label="Full name" autoComplete="name" dir="auto" required />
      <TextField
        {...field('email')}
        label="Email address"
        hint="The answer goes here."
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <TextField
        {...field('phone')}
        label="Phone number"
        hint="With the country code, e.g. +44 20 7946 0000."
        type="tel"
        autoComplete="tel"
        optional
      />
    </>
  )
}
