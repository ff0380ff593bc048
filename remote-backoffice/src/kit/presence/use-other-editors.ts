import { useEffect, useState } from 'react'
import type { OtherEditor } from '@tekskills/shared/contracts/http/editing'
import { isLoggedIn } from '@tekskills/shared/session/session-store'
import { stopEditing, reportEditing } from './editing-calls'

/** Milliseconds between two reports that a form is open; the service drops a form after more than twice that. */
const EVERY = 30_000

interface Presence {
  others: readonly OtherEditor[]
  /** Another user had the form open before this one. */
  isSecond: boolean
}

const ALONE: Presence = { others: [], isSecond: false }

/** Who else has the form of a record open, asked again while it is. A call that fails is ignored and blocks no one. */
export function useOtherEditors(path: string, id: string | undefined): Presence {
  const [presence, setPresence] = useState(ALONE)

  useEffect(() => {
    if (!id) return
    let isOpen = true
    let isSecond: boolean | undefined
    const tell = () =>
      reportEditing(path, id).then(
        (others) => {
          isSecond ??= others.length > 0
          if (isOpen) setPresence({ others, isSecond })
        },
        () => undefined,
      )
    void tell()
    const timer = setInterval(() => void tell(), EVERY)
    return () => {
      isOpen = false
      clearInterval(timer)
      if (isLoggedIn()) stopEditing(path, id).catch(() => undefined)
    }
  }, [path, id])

  return presence
}
