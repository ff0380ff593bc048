import { useEffect, useState } from 'react'
import type { OtherEditor } from '@tekskills/shared/contracts/http/editing'
import { isLoggedIn } from '@tekskills/shared/session/session-store'
import { stopEditing, reportEditing } from './editing-api'

/** Interval of the reports in milliseconds; the service's timeout is more than twice that. */
const INTERVAL_MS = 30_000

interface Presence {
  others: readonly OtherEditor[]
  /** Whether another user had the form open before this one. */
  isSecond: boolean
}

const ALONE: Presence = { others: [], isSecond: false }

/** Polls which other users have the form of a record open. Failed requests are ignored, so that they block no one. */
export function useOtherEditors(path: string, id: string | undefined): Presence {
  const [presence, setPresence] = useState(ALONE)

  useEffect(() => {
    if (!id) return
    let isOpen = true
    let isSecond: boolean | undefined
    const report = () =>
      reportEditing(path, id).then(
        (others) => {
          isSecond ??= others.length > 0
          if (isOpen) setPresence({ others, isSecond })
        },
        () => undefined,
      )
    void report()
    const timer = setInterval(() => void report(), INTERVAL_MS)
    return () => {
      isOpen = false
      clearInterval(timer)
      if (isLoggedIn()) stopEditing(path, id).catch(() => undefined)
    }
  }, [path, id])

  return presence
}
