import type { BundleDetail, BundleSummary, PublicationCalendar } from '@tekskills/shared/contracts/http/bundles'
import type { Page } from '@tekskills/shared/contracts/http/lists'
import { http } from '@tekskills/shared/http/client'

const urlOf = (id: string, rest = '') => `/bundles/${encodeURIComponent(id)}${rest}`

/** The bundles that were changed last. */
export async function listBundles(signal?: AbortSignal): Promise<BundleSummary[]> {
  const { data } = await http.get<Page<BundleSummary>>('/bundles', { params: { size: 100 }, signal })
  return data.content
}

export async function readBundle(id: string, signal?: AbortSignal): Promise<BundleDetail> {
  const { data } = await http.get<BundleDetail>(urlOf(id), { signal })
  return data
}

export async function createBundle(name: string): Promise<BundleDetail> {
  const { data } = await http.post<BundleDetail>('/bundles', { name })
  return data
}

export async function addToBundle(id: string, ids: readonly string[]): Promise<void> {
  await http.post(urlOf(id, '/items'), { ids })
}

export async function removeFromBundle(id: string, itemId: string): Promise<void> {
  await http.delete(urlOf(id, `/items/${encodeURIComponent(itemId)}`))
}

/** Deletes a bundle; its items stay as they are. */
export async function deleteBundle({ id, version }: BundleDetail): Promise<void> {
  await http.delete(urlOf(id), { params: { version } })
}

/** The versions that the user sees: if one differs by now, nothing moves. */
const seenIn = ({ version, items }: BundleDetail) => ({
  version,
  items: Object.fromEntries(items.map((item) => [item.id, item.version])),
})

/** Publishes all items of a bundle at once. */
export async function publishBundle(bundle: BundleDetail): Promise<void> {
  await http.post(urlOf(bundle.id, '/publish'), seenIn(bundle))
}

/** Reverts all items of a bundle to what they were. */
export async function returnBundle(bundle: BundleDetail): Promise<void> {
  await http.post(urlOf(bundle.id, '/return'), seenIn(bundle))
}

export interface BundleTimes {
  goesLiveAt?: string
  comesBackAt?: string
}

export async function scheduleBundle(bundle: BundleDetail, times: BundleTimes): Promise<void> {
  await http.post(urlOf(bundle.id, '/schedule'), { ...seenIn(bundle), ...times })
}

export async function unscheduleBundle({ id, version }: BundleDetail): Promise<void> {
  await http.delete(urlOf(id, '/schedule'), { params: { version } })
}

/** Schedules the draft of one item on the site; returns the bundle that takes it live. */
export async function scheduleUpdate(item: { id: string; version: number }, goesLiveAt: string): Promise<BundleDetail> {
  const { data } = await http.post<BundleDetail>('/bundles/scheduledUpdates', {
    itemId: item.id,
    version: item.version,
    goesLiveAt,
  })
  return data
}

/** What happens on the site between two times. */
export async function readCalendar(from: string, to: string, signal?: AbortSignal): Promise<PublicationCalendar> {
  const { data } = await http.get<PublicationCalendar>('/bundles/calendar', { params: { from, to }, signal })
  return data
}
