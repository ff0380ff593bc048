import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { fitPicture } from '../forms/fit-picture'

interface FileFieldNames {
  /** The field of the chosen file, and the name of its multipart part. */
  file: string
  /** The field of the stored file, `null` once it was removed. */
  stored: string
}

/** State of a file field: removing first discards the chosen file, then the stored one. */
export function useChosenFile({ file, stored }: FileFieldNames) {
  const { control, getValues, setValue, trigger } = useFormContext<Record<string, File | string | null>>()
  const [chosen, kept] = useWatch({ control, name: [file, stored] })
  /** Key of the file input, which is remounted because its value cannot be cleared. */
  const [inputKey, setInputKey] = useState(0)

  function remove() {
    setValue(file, null, { shouldDirty: true, shouldValidate: true })
    if (!chosen) setValue(stored, null, { shouldDirty: true })
    setInputKey(inputKey + 1)
  }

  /** Sets the chosen file and validates it immediately. */
  function choose(picked: File | null) {
    setValue(file, picked, { shouldDirty: true })
    void trigger(file)
  }

  /** Makes a chosen picture smaller, if it still is the chosen one by then: it may have been saved or discarded. */
  function fit(picked: File | null) {
    if (!picked) return
    void fitPicture(picked).then((fitted) => {
      if (fitted !== picked && getValues(file) === picked) choose(fitted)
    })
  }

  return {
    control,
    choose,
    fit,
    chosen: chosen instanceof File ? chosen : null,
    /** Address or name of the stored file. */
    kept: typeof kept === 'string' ? kept : null,
    inputKey,
    remove,
  }
}
