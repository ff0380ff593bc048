import type { CompositionEvent, InputEvent } from 'react'
import { styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'
import { TextField } from '@tekskills/shared/ui/Field/TextField'
import type { EnquiryProblems } from './enquiry-problems'
import { stripToLetters } from './letters-only'

/** Both together, with the space between them, are at most the 100 characters that the service takes. */
const LONGEST_FIRST = 50
const LONGEST_LAST = 49

// While an input method composes a letter, the half of it is left alone.
const handleInput = ({ currentTarget, nativeEvent }: InputEvent<HTMLInputElement>) => {
  if (!nativeEvent.isComposing) stripToLetters(currentTarget)
}
const handleComposed = ({ currentTarget }: CompositionEvent<HTMLInputElement>) => stripToLetters(currentTarget)
const letters = { hint: 'Letters only', onInput: handleInput, onCompositionEnd: handleComposed }

/** First and last name, each of letters only (FM-04); a person with one name has only a first one. */
export function NameFields({ problems }: { problems: EnquiryProblems }) {
  return (
    <Pair>
      <TextField
        {...letters}
        name="firstName"
        label="First name"
        autoComplete="given-name"
        dir="auto"
        required
        maxLength={LONGEST_FIRST}
        error={problems.firstName}
      />
      <TextField
        {...letters}
        name="lastName"
        label="Last name"
        optional
        autoComplete="family-name"
        dir="auto"
        maxLength={LONGEST_LAST}
        error={problems.lastName}
      />
    </Pair>
  )
}

const Pair = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.lg};
  align-items: start;

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`
