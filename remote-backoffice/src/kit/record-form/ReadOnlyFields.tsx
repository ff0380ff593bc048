import { useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { ReadOnlyContext, useReadOnly } from '../forms/read-only'
import { OtherEditorsNotice } from '../presence/OtherEditorsNotice'
import { useOtherEditors } from '../presence/use-other-editors'

interface ReadOnlyWhileEditedProps {
  /** First part of the area's paths: `/blogs`. */
  path: string
  /** The record that the form edits; undefined where no one else can have it open. */
  id: string | undefined
  noun: string
  /** The user has typed already. */
  isDirty: boolean
  children: ReactNode
}

/** The fields of a record that another user may be editing: read-only until this user takes over (FT-25). */
export function ReadOnlyWhileEdited({ path, id, noun, isDirty, children }: ReadOnlyWhileEditedProps) {
  const { others, isSecond } = useOtherEditors(path, id)
  const [hasTakenOver, setTakenOver] = useState(false)
  const isReadOnly = isSecond && others.length > 0 && !hasTakenOver && !isDirty
  return (
    <>
      <OtherEditorsNotice noun={noun} others={others} onTakeOver={isReadOnly ? () => setTakenOver(true) : undefined} />
      <ReadOnlyContext value={isReadOnly}>
        <Fields disabled={isReadOnly}>{children}</Fields>
      </ReadOnlyContext>
    </>
  )
}

interface ReadOnlyWhileSavingProps {
  isSaving: boolean
  children: ReactNode
}

/** The fields of a record: read-only while it is being saved, so that no input is missing from the save (BO-05). */
export function ReadOnlyWhileSaving({ isSaving, children }: ReadOnlyWhileSavingProps) {
  const isReadOnly = useReadOnly() || isSaving
  return (
    <ReadOnlyContext value={isReadOnly}>
      <Fields disabled={isSaving}>{children}</Fields>
    </ReadOnlyContext>
  )
}

/** Without a box of its own: its children take part in the layout around it. */
const Fields = styled.fieldset`
  display: contents;
`
