import { useState, type ReactNode } from 'react'
import { ReadOnlyContext, useReadOnly } from '../forms/read-only'
import { OtherEditorsNotice } from '../presence/OtherEditorsNotice'
import { useOtherEditors } from '../presence/use-other-editors'

interface ReadOnlyWhileEditedProps {
  /** First part of the area's paths: `/blogs`. */
  path: string
  /** The record that the form edits; undefined if no one else can have it open. */
  id: string | undefined
  noun: string
  /** Whether the user has already typed something. */
  isDirty: boolean
  children: ReactNode
}

/** Makes the fields read-only while another user is editing the record, until this user takes over. */
export function ReadOnlyWhileEdited({ path, id, noun, isDirty, children }: ReadOnlyWhileEditedProps) {
  const { others, isSecond } = useOtherEditors(path, id)
  const [hasTakenOver, setTakenOver] = useState(false)
  const isReadOnly = isSecond && others.length > 0 && !hasTakenOver && !isDirty
  return (
    <>
      <OtherEditorsNotice noun={noun} others={others} onTakeOver={isReadOnly ? () => setTakenOver(true) : undefined} />
      <ReadOnlyContext value={isReadOnly}>{children}</ReadOnlyContext>
    </>
  )
}

interface ReadOnlyWhileSavingProps {
  isSaving: boolean
  children: ReactNode
}

/** Makes the fields read-only while the record is being saved, so that no input is lost (BO-05). */
export function ReadOnlyWhileSaving({ isSaving, children }: ReadOnlyWhileSavingProps) {
  const isReadOnly = useReadOnly() || isSaving
  return <ReadOnlyContext value={isReadOnly}>{children}</ReadOnlyContext>
}
