import { createContext, useContext } from 'react'

/** Whether the form around a field may only be read; native fields learn it from their `fieldset`. */
export const ReadOnlyContext = createContext(false)

export const useReadOnly = () => useContext(ReadOnlyContext)
