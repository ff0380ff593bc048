import type { BundleState } from '@tekskills/shared/contracts/http/bundles'
import type { BadgeTone } from '@tekskills/shared/ui/Badge/Badge'

export const bundleStateLabels: Record<BundleState, string> = { OPEN: 'Open', SCHEDULED: 'Scheduled', LIVE: 'Live' }
export const bundleStateTones: Record<BundleState, BadgeTone> = {
  OPEN: 'neutral',
  SCHEDULED: 'accent',
  LIVE: 'success',
}

export const itemCountOf = (count: number) => (count === 1 ? '1 item' : `${count} items`)
