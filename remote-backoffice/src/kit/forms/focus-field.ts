import { useFormContext } from 'react-hook-form'

/** Asks whatever hides a field to show it; the detail is the name of the field. */
const SHOW_FIELD = 'show-field'

/** Calls `show` with the name of each field that is about to take the focus; returns a function that stops this. */
export function onRevealField(show: (name: string) => void): () => void {
  const follow = (event: Event) => show((event as CustomEvent<string>).detail)
  addEventListener(SHOW_FIELD, follow)
  return () => removeEventListener(SHOW_FIELD, follow)
}

/** Shows a field in a closed panel before the focus moves there. */
export const revealField = (name: string) => void dispatchEvent(new CustomEvent(SHOW_FIELD, { detail: name }))

/** Moves the focus to a field by its name, even to one in a closed panel. */
export function useFocusField(): (name: string) => void {
  const { setFocus } = useFormContext()
  return (name) => {
    revealField(name)
    setFocus(name)
  }
}
