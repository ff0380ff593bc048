import type { CalendarEntry } from '@tekskills/shared/contracts/http/bundles'
import { contentTypeLabels, editItem } from '../../kit/content/content-types'
import { bundlePage } from '../../paths'
import { itemCountOf } from './bundle-labels'

/** The form of an item, or the page of a bundle. */
export const addressOf = ({ id, kind }: CalendarEntry) => (kind ? editItem({ id, kind }) : bundlePage(id))

const EFFECTS: Readonly<Record<CalendarEntry['type'], string>> = {
  PUBLISHED: ' published',
  ITEM: ' goes live',
  PLANNED: ', planned, not scheduled',
  BUNDLE_LIVE: ' goes live',
  BUNDLE_BACK: ' reverts',
}

/** What happens to an item or a bundle: `Blog goes live`. */
export const effectOf = ({ type, kind, itemCount }: CalendarEntry): string =>
  `${kind ? contentTypeLabels[kind] : `Bundle of ${itemCountOf(itemCount)}`}${EFFECTS[type]}`
