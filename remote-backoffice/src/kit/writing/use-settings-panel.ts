import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { useFormState } from 'react-hook-form'
import { useFocusField, onRevealField } from '../forms/focus-field'
import { useStoredFlag } from './use-stored-flag'

/**
 * The panel with the settings: beside the text on wide screens, where it is open or closed as the user last left it, and
 * a modal sheet on others. It opens for a field in it that is about to take the focus, or that has an error.
 *
 * @param isInText Whether a field, by its name, is outside of the panel.
 * @param cover another panel that may replace it beside the text, and that closes for a field in it.
 */
export function useSettingsPanel(
  isInText: (name: string) => boolean,
  isSheet: boolean,
  { isCovered, uncover }: { isCovered: boolean; uncover: () => void },
) {
  const { isOn: isAside, setOn: setAside, store: storeAside } = useStoredFlag('tk:settings-panel', true)
  const [isRaised, setRaised] = useState(false)
  const isOpen = isSheet ? isRaised : isAside && !isCovered
  const focusField = useFocusField()
  const { errors } = useFormState()

  const setOpen = useCallback((next: boolean) => (isSheet ? setRaised(next) : storeAside(next)), [isSheet, storeAside])

  const show = useCallback(
    (name: string) => {
      // Only a displayed field can take the focus.
      if (isInText(name)) return
      flushSync(() => {
        if (isSheet) return setRaised(true)
        uncover()
        setAside(true)
      })
    },
    [isInText, isSheet, setAside, uncover],
  )
  useEffect(() => onRevealField(show), [show])

  const hiddenError = isOpen ? undefined : Object.keys(errors).find((name) => !isInText(name))
  const showError = useEffectEvent((name: string) => {
    // The form moves the focus to an error in the text, which a sheet would cover.
    if (!Object.keys(errors).some(isInText)) focusField(name)
    else if (!isSheet) show(name)
  })
  useEffect(() => {
    // After the effect: React does not render synchronously inside of it.
    if (hiddenError !== undefined) queueMicrotask(() => showError(hiddenError))
  }, [hiddenError])

  return { isOpen, setOpen }
}
