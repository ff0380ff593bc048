import { useId, useState } from 'react'
import { CircleAlert } from 'lucide-react'
import type { InterviewSlots } from '@tekskills/shared/contracts/http/interviews'
import { Checkbox } from '@tekskills/shared/ui/Checkbox/Checkbox'
import { ErrorMessage } from '@tekskills/shared/ui/Field/Field.styles'
import { SelectField } from '@tekskills/shared/ui/Field/SelectField'
import { ChoiceGroup } from '../../kit/forms/choice-group'

export type Interviewers = NonNullable<InterviewSlots['interviewers']>

/** More people than this are too many to read through: those outside the hiring team are in a menu. */
const MANY = 8

interface InterviewersFieldProps {
  people: Interviewers
  /** Ids in the order in which they were chosen. */
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
  error: string | undefined
}

/** Who takes part in an interview: the hiring team at hand, colleagues in a menu. */
export function InterviewersField({ people, chosen, onChange, error }: InterviewersFieldProps) {
  const [added, setAdded] = useState(chosen)
  const errorId = useId()
  const atHand = people.filter(
    ({ id, isMe, inTeam }) => people.length <= MANY || isMe || inTeam || added.includes(id) || chosen.includes(id),
  )
  const others = people.filter((person) => !atHand.includes(person))
  return (
    <ChoiceGroup aria-describedby={error ? errorId : undefined}>
      <legend>Interviewers</legend>
      {atHand.map(({ id, name, isMe }) => (
        <Checkbox
          key={id}
          label={isMe ? `${name} (you)` : name}
          checked={chosen.includes(id)}
          onChange={({ target }) => onChange(target.checked ? [...chosen, id] : chosen.filter((each) => each !== id))}
        />
      ))}
      {others.length > 0 && (
        <SelectField
          label="Add a colleague"
          value=""
          options={[{ value: '', label: 'Choose one' }, ...others.map(({ id, name }) => ({ value: id, label: name }))]}
          onChange={({ target: { value } }) => {
            if (!value) return
            setAdded([...added, value])
            onChange([...chosen, value])
          }}
        />
      )}
      {error && (
        <ErrorMessage id={errorId} role="alert">
          <CircleAlert aria-hidden="true" strokeWidth={1.75} />
          {error}
        </ErrorMessage>
      )}
    </ChoiceGroup>
  )
}
