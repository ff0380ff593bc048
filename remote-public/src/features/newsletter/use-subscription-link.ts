import { type SyntheticEvent, useRef, useState } from 'react'
import type { LinkStanding, SubscriptionLinkData } from './subscription-link'

/** Follows a link at the press of a button, once; a failed press can be repeated. */
export function useSubscriptionLink({ purpose, token, standing: atFirst }: SubscriptionLinkData) {
  const [standing, setStanding] = useState<LinkStanding>(atFirst)
  const [isBusy, setIsBusy] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const isRunning = useRef(false)

  async function handleSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isRunning.current) return
    isRunning.current = true
    setIsBusy(true)
    setHasFailed(false)
    try {
      const { followLink } = await import(/* webpackChunkName: "subscription" */ './subscription-api')
      const result = await followLink(purpose, token)
      if (result === 'unavailable') setHasFailed(true)
      else setStanding(result)
    } catch {
      setHasFailed(true)
    } finally {
      isRunning.current = false
      setIsBusy(false)
    }
  }

  return { standing, isBusy, hasFailed, handleSubmit }
}
