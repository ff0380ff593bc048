import type { SeededAccount } from '../../api/src/seed/seed-accounts'

/** What runs, whichever way it was started. */
export interface DevRun {
  /** Address to open. */
  url: string
  accounts: readonly SeededAccount[]
}

export interface DevHooks {
  /** Takes one line for the terminal. */
  report: (sentence: string) => void
  /** Ends what is running or starting. */
  signal: AbortSignal
  /** Notes how to end a part that has started; parts end in the reverse order. */
  onStop: (stop: () => Promise<void>) => void
}
