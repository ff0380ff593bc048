import { useRef } from 'react'
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { Controller, useFormContext, type ControllerFieldState } from 'react-hook-form'
import { MAX_QUESTIONS, questionType, type QuestionType } from '@tekskills/shared/contracts/http/job-questions'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { Checkbox } from '@tekskills/shared/ui/Checkbox/Checkbox'
import { ErrorMessage } from '@tekskills/shared/ui/Field/Field.styles'
import { FieldPair } from '@tekskills/shared/ui/Field/field-pair'
import { SelectField } from '@tekskills/shared/ui/Field/SelectField'
import { TextAreaField } from '@tekskills/shared/ui/Field/TextAreaField'
import { TextField } from '@tekskills/shared/ui/Field/TextField'
import { Cluster } from '@tekskills/shared/ui/Stack/Cluster'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { iconProps } from '@tekskills/shared/theme/icon-props'
import type { CareerFormValues } from './career-form-schema'
import { FieldGroup } from './field-group'

type Question = CareerFormValues['questions'][number]
type Problems = Partial<Record<keyof Question, { message?: string }>>

const KINDS: Record<QuestionType, string> = {
  TEXT: 'Text',
  CHOICE: 'Choice from a list',
  NUMBER: 'Number',
  YES_NO: 'Yes or no',
}
const kindOptions = questionType.options.map((value) => ({ value, label: KINDS[value] }))

/** A new question; its id is random because answers refer to it. */
const newQuestion = (): Question => ({
  id: crypto.getRandomValues(new Uint32Array(2)).join('-'),
  label: '',
  hint: null,
  kind: 'TEXT',
  required: false,
  choices: [],
  knockOut: null,
})

/** The questions that the application form of a job asks, in their order. */
export function QuestionsField() {
  const { control } = useFormContext<CareerFormValues>()
  return (
    <Controller
      control={control}
      name="questions"
      render={({ field, fieldState }) => (
        <Questions questions={field.value} onChange={field.onChange} onBlur={field.onBlur} error={fieldState.error} />
      )}
    />
  )
}

interface QuestionsProps {
  questions: readonly Question[]
  onChange: (questions: Question[]) => void
  onBlur: () => void
  error: ControllerFieldState['error']
}

function Questions({ questions, onChange, onBlur, error }: QuestionsProps) {
  const root = useRef<HTMLDivElement>(null)
  const problemsOf = (index: number) => (error as unknown as Problems[] | undefined)?.[index] ?? {}
  const change = (at: number, part: Partial<Question>) =>
    onChange(questions.map((question, index) => (index === at ? { ...question, ...part } : question)))

  /** Focuses a control once the list has been rendered again. */
  const focusNext = (selector: string) =>
    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>(selector)?.focus())

  function move(from: number, to: number) {
    const moved = [...questions]
    moved.splice(to, 0, ...moved.splice(from, 1))
    onChange(moved)
    focusNext(`fieldset:nth-of-type(${to + 1}) input`)
  }

  return (
    <Stack $gap="lg" ref={root} onBlur={onBlur}>
      {questions.map((question, index) => (
        <QuestionFields
          key={question.id}
          question={question}
          number={index + 1}
          problems={problemsOf(index)}
          onChange={(part) => change(index, part)}
          onUp={index > 0 ? () => move(index, index - 1) : undefined}
          onDown={index < questions.length - 1 ? () => move(index, index + 1) : undefined}
          onRemove={() => {
            onChange(questions.filter((_, other) => other !== index))
            focusNext('[data-add]')
          }}
        />
      ))}
      {error?.message && <ErrorMessage>{error.message}</ErrorMessage>}
      <Cluster>
        <Button
          data-add
          size="small"
          variant="secondary"
          icon={<Plus {...iconProps} />}
          disabled={questions.length >= MAX_QUESTIONS}
          onClick={() => {
            onChange([...questions, newQuestion()])
            focusNext(`fieldset:nth-of-type(${questions.length + 1}) input`)
          }}
        >
          Add question
        </Button>
      </Cluster>
    </Stack>
  )
}

interface QuestionFieldsProps {
  question: Question
  number: number
  problems: Problems
  onChange: (part: Partial<Question>) => void
  onUp?: () => void
  onDown?: () => void
  onRemove: () => void
}

function QuestionFields({ question, number, problems, onChange, onUp, onDown, onRemove }: QuestionFieldsProps) {
  const { label, hint, kind, required, choices = [] } = question
  const name = `question ${number}`
  return (
    <FieldGroup>
      <legend>Question {number}</legend>
      <TextField
        label="Question"
        dir="auto"
        value={label}
        error={problems.label?.message}
        onChange={({ target }) => onChange({ label: target.value })}
      />
      <TextField
        label="Hint"
        optional
        dir="auto"
        value={hint ?? ''}
        error={problems.hint?.message}
        onChange={({ target }) => onChange({ hint: target.value })}
      />
      <FieldPair>
        <SelectField
          label="Kind of answer"
          options={kindOptions}
          value={kind}
          onChange={({ target }) => onChange({ kind: questionType.parse(target.value), knockOut: null })}
        />
        <KnockOutField question={question} error={problems.knockOut?.message} onChange={onChange} />
      </FieldPair>
      {kind === 'CHOICE' && (
        <TextAreaField
          label="Choices"
          hint="One per line."
          rows={4}
          dir="auto"
          value={choices.join('\n')}
          error={problems.choices?.message}
          onChange={({ target }) => onChange({ choices: target.value.split('\n') })}
        />
      )}
      <Checkbox
        label="Must be answered"
        checked={required ?? false}
        onChange={({ target }) => onChange({ required: target.checked })}
      />
      <Cluster $gap="xs">
        <Button size="small" variant="quiet" icon={<ArrowUp {...iconProps} />} disabled={!onUp} onClick={onUp}>
          Move {name} up
        </Button>
        <Button size="small" variant="quiet" icon={<ArrowDown {...iconProps} />} disabled={!onDown} onClick={onDown}>
          Move {name} down
        </Button>
        <Button size="small" variant="quiet" icon={<Trash2 {...iconProps} />} onClick={onRemove}>
          Remove {name}
        </Button>
      </Cluster>
    </FieldGroup>
  )
}

const KNOCK_OUT = 'Knock-out'
const MARKS = 'Other answers are marked for the team. They do not reject anyone automatically.'

interface KnockOutFieldProps {
  question: Question
  error: string | undefined
  onChange: (part: Partial<Question>) => void
}

/** The answer that the job needs; a text has none, because it cannot be compared. */
function KnockOutField({ question: { kind, choices = [], knockOut }, error, onChange }: KnockOutFieldProps) {
  if (kind === 'TEXT') return null
  if (kind === 'NUMBER') {
    return (
      <TextField
        label={`${KNOCK_OUT}: at least`}
        hint={MARKS}
        optional
        inputMode="decimal"
        value={knockOut ?? ''}
        error={error}
        onChange={({ target }) => onChange({ knockOut: target.value })}
      />
    )
  }
  const answers =
    kind === 'YES_NO'
      ? [
          { value: 'yes', label: 'Yes' },
          { value: 'no', label: 'No' },
        ]
      : choices.filter(Boolean).map((choice) => ({ value: choice, label: choice }))
  return (
    <SelectField
      label={`${KNOCK_OUT}: must be`}
      hint={MARKS}
      optional
      options={[{ value: '', label: 'Any answer' }, ...answers]}
      value={knockOut ?? ''}
      error={error}
      onChange={({ target }) => onChange({ knockOut: target.value || null })}
    />
  )
}
