import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'

interface FileFieldNames {
  /** The field of the chosen file, which is the name of its part. */
  file: string
  /** The field that holds what is stored, `null` once it was removed. */
  stored: string
}

/** A file of a form between what is chosen and what is stored: taking back the one first, then removing the other. */
export function useChosenFile({ file, stored }: FileFieldNames) {
  const { control, setValue, trigger } = useFormContext<Record<string, File | string | null>>()
  const [chosen, kept] = useWatch({ control, name: [file, stored] })
  /** A file control cannot be emptied, so another takes its place. */
  const [turn, setTurn] = useState(0)

  function remove() {
    setValue(file, null, { shouldDirty: true, shouldValidate: true })
    if (!chosen) setValue(stored, null, { shouldDirty: true })
    setTurn(turn + 1)
  }

  /** Takes a file and says at once when it cannot be kept. */
  function choose(picked: File | null) {
    setValue(file, picked, { shouldDirty: true })
    void trigger(file)
  }

  return {
    control,
    choose,
    chosen: chosen instanceof File ? chosen : null,
    /** Address or name of what is stored. */
    kept: typeof kept === 'string' ? kept : null,
    turn,
    remove,
  }
}
