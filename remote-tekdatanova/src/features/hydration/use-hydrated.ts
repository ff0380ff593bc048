import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and until the page has come alive, so that what needs JavaScript can stay out of the way. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
