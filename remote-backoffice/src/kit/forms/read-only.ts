import { createContext, useContext } from 'react'

/** Whether the surrounding form is read-only; native controls get this from their `fieldset`. */
export const ReadOnlyContext = createContext(false)

export const useReadOnly = () => useContext(ReadOnlyContext)
