import { useCallback, useState } from 'react'
import { browserStorage, type BackupKey } from '@tekskills/shared/storage/browser-storage'

/** Whether something is open, as the user last left it on this device; stored as a JSON boolean. */
export function useStoredFlag(key: BackupKey, byDefault: boolean) {
  const [isOn, setOn] = useState(() => (browserStorage.read(key) ?? String(byDefault)) === 'true')
  const store = useCallback(
    (next: boolean) => {
      setOn(next)
      browserStorage.write(key, JSON.stringify(next))
    },
    [key],
  )
  return { isOn, setOn, store }
}
