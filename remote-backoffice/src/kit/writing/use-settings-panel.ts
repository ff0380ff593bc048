import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useFormState } from 'react-hook-form'
import { useMediaQuery } from '@tekskills/shared/hooks/use-media-query'
import { browserStorage } from '@tekskills/shared/storage/browser-storage'
import { QUERY } from '@tekskills/shared/theme/media'
import { useFocusField, onFieldAsked } from '../forms/focus-field'

/** A JSON boolean. */
const KEY = 'tk:settings-panel'

/**
 * The panel with the settings: beside the text on wide screens, where it is open or closed as the user last left it, and
 * a modal sheet on others. It opens for a field in it that is about to take the focus, or that has an error.
 *
 * @param isInText Whether a field, by its name, is outside of the panel.
 */
export function useSettingsPanel(isInText: (name: string) => boolean) {
  const panel = useRef<HTMLDialogElement>(null)
  const isSheet = useMediaQuery(QUERY.belowWide)
  const [isAside, setAside] = useState(() => browserStorage.read(KEY) !== 'false')
  const [isRaised, setRaised] = useState(false)
  const isOpen = isSheet ? isRaised : isAside
  const focusField = useFocusField()
  const { errors } = useFormState()

  // The same element in both cases, so that no field is mounted anew: what was typed or chosen stays in it.
  useLayoutEffect(() => {
    const dialog = panel.current
    if (!dialog || !isOpen) return
    if (isSheet) dialog.showModal()
    else dialog.setAttribute('open', '')
    return () => dialog.close()
  }, [isOpen, isSheet])

  const setOpen = useCallback(
    (next: boolean) => {
      if (isSheet) return setRaised(next)
      setAside(next)
      browserStorage.write(KEY, JSON.stringify(next))
    },
    [isSheet],
  )

  const show = useCallback(
    (name: string) => {
      // Only a displayed field can take the focus.
      if (!isInText(name)) flushSync(() => (isSheet ? setRaised(true) : setAside(true)))
    },
    [isInText, isSheet],
  )
  useEffect(() => onFieldAsked(show), [show])

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

  return { panel, isSheet, isOpen, setOpen }
}
