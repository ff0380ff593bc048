import { useEffect, useRef, useState } from 'react'
import { tokenArea, tokenName, type TokenArea } from '@tekskills/shared/contracts/http/api-tokens'
import type { OwnerProof } from '@tekskills/shared/contracts/http/session'
import { FieldPair } from '@tekskills/shared/ui/Field/field-pair'
import { SelectField } from '@tekskills/shared/ui/Field/SelectField'
import { TextField } from '@tekskills/shared/ui/Field/TextField'
import { Alert } from '@tekskills/shared/ui/Alert/Alert'
import { OwnerProofForm } from '../../kit/owner-proof/OwnerProofForm'
import { scopesOf, tokenAccessLabels, tokenAreaLabels, type TokenAccess } from './api-token-labels'
import { ChoiceGroup, Choices } from '../../kit/forms/choice-group'

/** What was typed into the form of a new token. */
export interface TokenValues {
  name: string
  days: number
  access: Record<TokenArea, TokenAccess>
}

export const EMPTY_TOKEN: TokenValues = {
  name: '',
  days: 90,
  access: { blogs: 'none', newsRoom: 'none', caseStudy: 'none', media: 'none', author: 'none', category: 'none' },
}

const LIFETIMES = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: '1 year' },
]

const accessOptions = Object.entries(tokenAccessLabels).map(([value, label]) => ({ value, label }))

interface NewApiTokenFormProps {
  username: string
  values: TokenValues
  onChange: (values: TokenValues) => void
  onSubmit: (proof: OwnerProof) => Promise<void>
  onCancel: () => void
}

/** Form for a new token: what it is for, how long, and the password of its owner. */
export function NewApiTokenForm({ username, values, onChange, onSubmit, onCancel }: NewApiTokenFormProps) {
  const [problems, setProblems] = useState<{ name?: string; scopes?: string }>({})
  const name = useRef<HTMLInputElement>(null)
  const first = useRef<HTMLSelectElement>(null)
  useEffect(() => name.current?.focus(), [])

  function show(found: { name?: string; scopes?: string }) {
    setProblems(found)
    if (found.name) name.current?.focus()
    else if (found.scopes) first.current?.focus()
  }

  async function submit(proof: OwnerProof) {
    const parsed = tokenName.safeParse(values.name)
    const found = {
      name: parsed.error?.issues[0]?.message,
      scopes: scopesOf(values.access).length === 0 ? 'Choose at least one kind of content.' : undefined,
    }
    show(found)
    if (!found.name && !found.scopes) await onSubmit(proof)
  }

  return (
    <OwnerProofForm
      label="Create a token"
      username={username}
      submitLabel="Create token"
      keepsFocus
      onSubmit={submit}
      onCancel={onCancel}
      showAtOwnField={({ field, message }) => {
        if (field !== 'name' && !field.startsWith('scopes')) return false
        show({ [field === 'name' ? 'name' : 'scopes']: message })
        return true
      }}
    >
      <FieldPair>
        <TextField
          ref={name}
          name="tokenName"
          label="Name of the token"
          hint="So that you can recognise the program in the list and in the audit log."
          autoComplete="off"
          maxLength={60}
          value={values.name}
          onChange={({ target }) => onChange({ ...values, name: target.value })}
          error={problems.name}
        />
        <SelectField
          name="days"
          label="Valid for"
          options={LIFETIMES}
          value={String(values.days)}
          onChange={({ target }) => onChange({ ...values, days: Number(target.value) })}
        />
      </FieldPair>
      <ChoiceGroup>
        <legend>What it may do</legend>
        {problems.scopes && (
          <Alert live tone="danger">
            {problems.scopes}
          </Alert>
        )}
        <Choices $minWidth="10rem">
          {tokenArea.options.map((kind, index) => (
            <SelectField
              key={kind}
              ref={index === 0 ? first : undefined}
              name={kind}
              label={tokenAreaLabels[kind]}
              options={accessOptions}
              value={values.access[kind]}
              onChange={({ target }) =>
                onChange({ ...values, access: { ...values.access, [kind]: target.value as TokenAccess } })
              }
            />
          ))}
        </Choices>
      </ChoiceGroup>
    </OwnerProofForm>
  )
}
