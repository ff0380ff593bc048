import { useRef } from 'react'
import { Plus, Trash2 } from 'lucide-react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { styled } from 'styled-components'
import { MAX_CRITERIA } from '@tekskills/shared/contracts/http/scorecards'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { FieldPair } from '@tekskills/shared/ui/Field/field-pair'
import { TextField } from '@tekskills/shared/ui/Field/TextField'
import { Cluster } from '@tekskills/shared/ui/Stack/Cluster'
import type { CareerFormValues } from './career-form-schema'

const icon = { 'aria-hidden': true, strokeWidth: 1.75 } as const

/** What interviewers judge for a job: the rows of their scorecards. */
export function CriteriaField() {
  const { control, register, formState } = useFormContext<CareerFormValues>()
  const { fields, append, remove } = useFieldArray({ control, name: 'criteria', keyName: 'key' })
  const add = useRef<HTMLButtonElement>(null)
  const errors = formState.errors.criteria
  return (
    <Root>
      {fields.map(({ key }, index) => (
        <fieldset key={key}>
          <legend>Criterion {index + 1}</legend>
          <FieldPair>
            <TextField
              {...register(`criteria.${index}.name`)}
              label="What to judge"
              dir="auto"
              error={errors?.[index]?.name?.message}
            />
            <TextField
              {...register(`criteria.${index}.guidance`)}
              label="What to look for"
              optional
              dir="auto"
              error={errors?.[index]?.guidance?.message}
            />
          </FieldPair>
          <Cluster>
            <Button
              size="small"
              variant="quiet"
              icon={<Trash2 {...icon} />}
              onClick={() => {
                remove(index)
                add.current?.focus()
              }}
            >
              Remove criterion {index + 1}
            </Button>
          </Cluster>
        </fieldset>
      ))}
      <Cluster>
        <Button
          ref={add}
          size="small"
          variant="secondary"
          icon={<Plus {...icon} />}
          disabled={fields.length >= MAX_CRITERIA}
          onClick={() => append({ id: crypto.getRandomValues(new Uint32Array(2)).join('-'), name: '', guidance: null })}
        >
          Add criterion
        </Button>
      </Cluster>
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.lg};

  & > fieldset {
    display: grid;
    gap: ${({ theme }) => theme.space.sm};
    min-inline-size: 0;
    margin: 0;
    padding: ${({ theme }) => theme.space.md};
    border: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};
    border-radius: ${({ theme }) => theme.radius.md};
  }
  & legend {
    padding-inline: ${({ theme }) => theme.space.xs};
    font-weight: ${({ theme }) => theme.font.weight.medium};
  }
`
