import type { FieldError, UseFormRegisterReturn } from 'react-hook-form'
import type { RejectCode } from '@tekskills/shared/contracts/http/applicants'
import { SelectField } from '@tekskills/shared/ui/Field/SelectField'
import { TextField } from '@tekskills/shared/ui/Field/TextField'
import { rejectOptions } from '../../kit/hiring/applicant-labels'

/** The reason for a rejection. `OTHER` needs a note. */
export interface RejectionAnswer {
  rejectCode: RejectCode
  /** The note, without spaces around it; null without one. */
  rejectReason: string | null
}

const CHOICES = [{ value: '', label: 'Choose a reason' }, ...rejectOptions]

export const isReason = (code: string) => code !== '' || 'Choose a reason.'
export const isNoteFor = (code: string, note: string) =>
  code !== 'OTHER' || note.trim() !== '' || 'Describe the reason.'

interface RejectionFieldsProps {
  code: UseFormRegisterReturn
  note: UseFormRegisterReturn
  codeError?: FieldError
  noteError?: FieldError
  /** The code that is chosen now. */
  chosen: string
  /** Replaces the hint below the note. */
  noteHint?: string
  readOnly?: boolean
}

/** The reason for a rejection from the list that reports count, and a note. */
export function RejectionFields(props: RejectionFieldsProps) {
  const { code, note, codeError, noteError, chosen, noteHint, readOnly } = props
  return (
    <>
      <SelectField {...code} label="Reason for rejection" options={CHOICES} error={codeError?.message} />
      <TextField
        {...note}
        label="Note"
        optional={chosen !== 'OTHER'}
        dir="auto"
        maxLength={200}
        readOnly={readOnly}
        error={noteError?.message}
        hint={noteHint ?? 'Kept in the history. Only the team can see this.'}
      />
    </>
  )
}
