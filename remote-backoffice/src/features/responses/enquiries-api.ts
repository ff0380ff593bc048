import type {
  EnquiryDetail,
  EnquiryEntryInput,
  EnquiryUpdate,
  StaffEnquiry,
} from '@tekskills/shared/contracts/http/enquiries'
import { http } from '@tekskills/shared/http/client'

const urlOf = ({ id }: Pick<StaffEnquiry, 'id'>, rest = '') => `/enquiry/${encodeURIComponent(id)}${rest}`

export async function readEnquiry(id: string, signal: AbortSignal): Promise<EnquiryDetail> {
  const { data } = await http.get<EnquiryDetail>(urlOf({ id }), { signal })
  // An older service has neither.
  return { ...data, entries: data.entries ?? [], team: data.team ?? [] }
}

/** Sets the status or the assignee of an enquiry, at the version that the user sees. */
export async function changeEnquiry(
  { id, version }: StaffEnquiry,
  change: Pick<EnquiryUpdate, 'status' | 'assignedTo'>,
): Promise<void> {
  await http.put('/enquiry', { id, version, ...change })
}

/** Adds a note or emails a reply; `key` makes a retry idempotent. */
export async function addEntry(enquiry: StaffEnquiry, entry: EnquiryEntryInput, key: string): Promise<void> {
  await http.post(urlOf(enquiry, '/entries'), entry, { headers: { 'Idempotency-Key': key } })
}

/** Deletes an enquiry with everything written about it. */
export async function eraseEnquiry(enquiry: StaffEnquiry): Promise<void> {
  await http.delete(urlOf(enquiry), { params: { version: enquiry.version } })
}
