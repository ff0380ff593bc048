import type { AskedQuestion } from '@tekskills/shared/contracts/http/job-questions'
import { SelectField } from '@tekskills/shared/ui/Field/SelectField'
import { TextAreaField } from '@tekskills/shared/ui/Field/TextAreaField'
import { TextField } from '@tekskills/shared/ui/Field/TextField'
import { answerField, type ApplicationField } from './application-values'

/** Returns the id, name and error of a field. */
export type FieldBinding = (name: ApplicationField) => {
  id: string
  name: ApplicationField
  error: string | undefined
}

interface QuestionFieldsProps {
  field: FieldBinding
  questions: readonly AskedQuestion[]
}

const YES_NO = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]
const NEEDED = 'This position requires a particular answer. A person will read yours and decide.'

/** The questions of the job. */
export const QuestionFields = ({ field, questions }: QuestionFieldsProps) =>
  questions.map((question) => {
    const { id, kind, label, hint, required, choices, isKnockOut } = question
    const control = {
      ...field(answerField(id)),
      label,
      hint: [hint, isKnockOut && NEEDED].filter(Boolean).join(' '),
      required,
      optional: !required,
    }
    if (kind === 'TEXT') return <TextAreaField key={id} {...control} rows={3} dir="auto" />
    if (kind === 'NUMBER') return <TextField key={id} {...control} inputMode="decimal" />
    const answers = kind === 'YES_NO' ? YES_NO : choices.map((choice) => ({ value: choice, label: choice }))
    return <SelectField key={id} {...control} options={[{ value: '', label: 'Choose an answer' }, ...answers]} />
  })
