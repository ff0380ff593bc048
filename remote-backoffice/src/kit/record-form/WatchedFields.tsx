import { useState, type ReactNode } from 'react'
import { ReadOnlyContext } from '../forms/read-only'
import { OtherEditorsNotice } from '../presence/OtherEditorsNotice'
import { useOtherEditors } from '../presence/use-other-editors'
import { Fields } from './WatchedFields.styles'

interface WatchedFieldsProps {
  /** First part of the area's paths: `/blogs`. */
  path: string
  /** The record whose form it is; undefined where nobody else can have it open. */
  id: string | undefined
  noun: string
  /** The person has typed already. */
  isDirty: boolean
  children: ReactNode
}

/** The fields of a record that somebody else may be writing: to be read until this person takes over (FT-25). */
export function WatchedFields({ path, id, noun, isDirty, children }: WatchedFieldsProps) {
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
