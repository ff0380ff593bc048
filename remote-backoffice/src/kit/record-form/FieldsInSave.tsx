import type { ReactNode } from 'react'
import { ReadOnlyContext, useReadOnly } from '../forms/read-only'
import { Fields } from './WatchedFields.styles'

interface FieldsInSaveProps {
  isSaving: boolean
  children: ReactNode
}

/** The fields of a record: while it is being saved nothing is typed that the save would not hold (BO-05). */
export function FieldsInSave({ isSaving, children }: FieldsInSaveProps) {
  const isReadOnly = useReadOnly() || isSaving
  return (
    <ReadOnlyContext value={isReadOnly}>
      <Fields disabled={isSaving}>{children}</Fields>
    </ReadOnlyContext>
  )
}
