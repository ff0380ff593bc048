import { useEffect, useMemo, useState } from 'react'
import type { StaffItem } from '@tekskills/shared/contracts/http/content'

/** The longest delay of a timer in milliseconds; a longer one would fire at once. */
const MAX_DELAY_MS = 2 ** 31 - 1

/** An item as it is at an instant in milliseconds: a scheduled one is published once its time has come. */
export function itemAt<Item extends Pick<StaffItem, 'status' | 'publishedAt' | 'scheduledAt'>>(
  item: Item,
  instant: number,
): Item {
  const { status, scheduledAt } = item
  if (status !== 'SCHEDULED' || scheduledAt === null || Date.parse(scheduledAt) > instant) return item
  return { ...item, status: 'PUBLISHED', publishedAt: scheduledAt, scheduledAt: null }
}

/** {@link itemAt} the present; renders again when a schedule comes due. */
export function useItemNow<Item extends StaffItem>(item: Item | null): Item | null {
  const [now, setNow] = useState(Date.now)
  const due = item?.status === 'SCHEDULED' && item.scheduledAt ? Date.parse(item.scheduledAt) : 0

  useEffect(() => {
    if (due <= now) return
    const timer = setTimeout(() => setNow(Date.now()), Math.min(due - Date.now(), MAX_DELAY_MS))
    return () => clearTimeout(timer)
  }, [due, now])

  const isDue = due <= now
  return useMemo(() => item && (isDue ? itemAt(item, due) : item), [item, isDue, due])
}
