import type { SeededAccount } from '../../api/src/seed/seed-accounts'

/** A running development site. */
export interface DevRun {
  /** Address to open. */
  url: string
  accounts: readonly SeededAccount[]
  /** Parts whose changes are built. */
  developed: readonly string[]
}

export interface DevHooks {
  /** Prints one line to the terminal. */
  report: (sentence: string) => void
  /** Stops everything that is running or starting. */
  signal: AbortSignal
  /** Registers the teardown of a started part; parts are stopped in reverse order. */
  onStop: (stop: () => Promise<void>) => void
}
