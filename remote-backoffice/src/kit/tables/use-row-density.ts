import { useState } from 'react'
import { useStaff } from '@tekskills/shared/session/session-store'
import { browserStorage, type BackupKey } from '@tekskills/shared/storage/browser-storage'

export type RowDensity = 'comfortable' | 'compact'

const keyOf = (username: string): BackupKey => `tk:density:${username}`

/** The height of table rows that the user has chosen for all tables, stored on this device for each account. */
export function useRowDensity() {
  const key = keyOf(useStaff()?.username ?? '')
  const [density, setDensity] = useState<RowDensity>(() =>
    browserStorage.read(key) === 'compact' ? 'compact' : 'comfortable',
  )

  function choose(next: RowDensity): void {
    browserStorage.write(key, next)
    setDensity(next)
  }

  return { density, choose }
}
