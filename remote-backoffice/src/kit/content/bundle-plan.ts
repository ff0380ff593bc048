import type { StaffItem } from '@tekskills/shared/contracts/http/content'
import { formatMoment } from '../time/format-time'

/** What the scheduled bundle of an item will do to it, up to the name of the bundle; `null` without one. */
export function bundlePlanOf({ bundle, status, deletedAt }: Pick<StaffItem, 'bundle' | 'status' | 'deletedAt'>) {
  if (!bundle || deletedAt) return null
  return {
    ...bundle,
    lead: status === 'PUBLISHED' ? 'Changes go live with' : 'Goes live with',
    time: `on ${formatMoment(bundle.goesLiveAt)}`,
  }
}
