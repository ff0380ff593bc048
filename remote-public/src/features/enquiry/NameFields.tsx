import type { CompositionEvent, InputEvent } from 'react'
import { FieldPair } from '@tekskills/shared/ui/Field/field-pair'
import { TextField } from '@tekskills/shared/ui/Field/TextField'
import type { EnquiryProblems } from './enquiry-problems'
import { stripToLetters } from './letters-only'

/** Both names and the space between them add up to the service's limit of 100 characters. */
const MAX_FIRST_LENGTH = 50
const MAX_LAST_LENGTH = 49

// Input that is still being composed by an input method is not changed.
const handleInput = ({ currentTarget, nativeEvent }: InputEvent<HTMLInputElement>) => {
  if (!nativeEvent.isComposing) stripToLetters(currentTarget)
}
const handleComposed = ({ currentTarget }: CompositionEvent<HTMLInputElement>) => stripToLetters(currentTarget)
const letters = { hint: 'Letters only', onInput: handleInput, onCompositionEnd: handleComposed }

/** First and last name, letters only (FM-04); the last name is optional for people with a single name. */
export function NameFields({ problems }: { problems: EnquiryProblems }) {
  return (
    <FieldPair>
      <TextField
        {...letters}
        name="firstName"
        label="First name"
        autoComplete="given-name"
        dir="auto"
        required
        maxLength={MAX_FIRST_LENGTH}
        error={problems.firstName}
      />
      <TextField
        {...letters}
        name="lastName"
        label="Last name"
        optional
        autoComplete="family-name"
        dir="auto"
        maxLength={MAX_LAST_LENGTH}
        error={problems.lastName}
      />
    </FieldPair>
  )
}
