import { z } from 'zod'
import { contentKindName, contentStatus, personRef } from './content'
import { moment } from './days'

/** Maximum number of items in a bundle. */
export const MAX_BUNDLE_ITEMS = 100

/** Maximum length of a bundle's name, in characters. */
export const MAX_BUNDLE_NAME = 120

/** `OPEN`: collects items; `SCHEDULED`: goes live at its time; `LIVE`: its items are on the site. */
export const bundleState = z.enum(['OPEN', 'SCHEDULED', 'LIVE'])
export type BundleState = z.infer<typeof bundleState>

/** A conflict of an item in a bundle, or what staff should know before it goes live or is reverted. */
export const bundleConflict = z.object({
  code: z.enum([
    'DELETED',
    'REQUIRED',
    'NOT_APPROVED',
    'OWN_SCHEDULE',
    'SAME_TIME',
    'LATER_BUNDLE',
    'OTHER_BUNDLE',
    'STATUS_CHANGED',
    'CHANGED',
    'NOTHING_NEW',
    'OFF_SITE',
    'CHECK',
  ]),
  /** Whether it must be solved before the bundle goes live or is reverted. */
  blocks: z.boolean(),
  message: z.string(),
  /** The field of the form in which to solve it. */
  field: z.string().nullable(),
})
export type BundleConflict = z.infer<typeof bundleConflict>

export const bundleItem = z.object({
  id: z.string(),
  kind: contentKindName,
  /** As it will be on the site: with the changes of its draft. */
  title: z.string(),
  version: z.number().int(),
  /** Null for a deleted item. */
  status: contentStatus.nullable(),
  hasDraft: z.boolean(),
  /** Address of its page, while it is on the site. */
  path: z.string().nullable(),
  conflicts: z.array(bundleConflict),
})
export type BundleItem = z.infer<typeof bundleItem>

/** A bundle in the list (contract §3.7, additions). */
export const bundleSummary = z.object({
  id: z.string(),
  version: z.number().int(),
  name: z.string(),
  state: bundleState,
  goesLiveAt: z.iso.datetime().nullable(),
  comesBackAt: z.iso.datetime().nullable(),
  liveSince: z.iso.datetime().nullable(),
  /** Why it did not go live, or was not reverted, at its time. */
  failure: z.string().nullable(),
  itemCount: z.number().int(),
  updatedAt: z.iso.datetime(),
  updatedBy: personRef.nullable(),
})
export type BundleSummary = z.infer<typeof bundleSummary>

export const bundleDetail = bundleSummary.extend({ items: z.array(bundleItem) })
export type BundleDetail = z.infer<typeof bundleDetail>

export const bundleInput = z.object({
  name: z.string().trim().min(1, 'Enter a name.').max(MAX_BUNDLE_NAME, 'Use at most 120 characters.'),
})

/** `POST /bundles/{id}/items`. */
export const bundleItemsInput = z.object({
  ids: z.array(z.string()).min(1, 'Choose at least one.').max(MAX_BUNDLE_ITEMS, 'Choose at most 100.'),
})

/** What the user saw: the version of the bundle, and those of its items by id. */
const seen = {
  version: z.number().int(),
  items: z.record(z.string(), z.number().int()).optional(),
}

/** `POST /bundles/{id}/publish` and `/return`. */
export const bundleMove = z.object(seen)

/** `POST /bundles/{id}/schedule`: when an open bundle goes live and when it is reverted; a live one is only reverted. */
export const bundleSchedule = z.object({
  ...seen,
  goesLiveAt: moment().nullish(),
  comesBackAt: moment().nullish(),
})

/** `POST /bundles/scheduledUpdates`: when the draft of one item on the site goes live. */
export const updateSchedule = z.object({ itemId: z.string(), version: z.number().int(), goesLiveAt: moment() })

/** Query of the calendar: entries from `from` on and before `to`. */
export const calendarQuery = z.object({ from: moment(), to: moment() })

/**
 * What happens on the site at a time: an item was published or goes live by itself, a draft is planned for then, or a bundle
 * goes live or is reverted.
 */
export const calendarEntry = z.object({
  at: z.iso.datetime(),
  type: z.enum(['PUBLISHED', 'ITEM', 'PLANNED', 'BUNDLE_LIVE', 'BUNDLE_BACK']),
  id: z.string(),
  kind: contentKindName.nullable(),
  title: z.string(),
  itemCount: z.number().int(),
})
export type CalendarEntry = z.infer<typeof calendarEntry>
export const publicationCalendar = z.object({ entries: z.array(calendarEntry) })
export type PublicationCalendar = z.infer<typeof publicationCalendar>
