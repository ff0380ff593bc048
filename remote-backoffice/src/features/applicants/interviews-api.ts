import type { InterviewSlot, InterviewSlotInput, InterviewSlots } from '@tekskills/shared/contracts/http/interviews'
import { http } from '@tekskills/shared/http/client'

/** The times that are offered to the applicants of a job and have not begun. */
export async function listInterviewSlots(jobId: string, signal: AbortSignal): Promise<InterviewSlots> {
  const { data } = await http.get<InterviewSlots>('/interviewSlots', { params: { jobId }, signal })
  return data
}

/** Offers a slot for an interview with the signed-in account; `key` makes a retry idempotent. */
export async function addInterviewSlot(slot: InterviewSlotInput, key: string): Promise<InterviewSlot> {
  const { data } = await http.post<InterviewSlot>('/interviewSlots', slot, { headers: { 'Idempotency-Key': key } })
  return data
}

/** Changes who interviews in a slot; if it is booked, everyone affected is emailed. */
export async function changeInterviewers(id: string, interviewers: readonly string[]): Promise<void> {
  await http.put(`/interviewSlots/${encodeURIComponent(id)}`, { interviewers })
}

/** Withdraws a slot; an applicant who has booked it is emailed. */
export async function removeInterviewSlot(id: string): Promise<void> {
  await http.delete(`/interviewSlots/${encodeURIComponent(id)}`)
}

/** Emails an applicant a new link to choose a time. */
export async function inviteToInterview(id: string): Promise<void> {
  await http.post(`/jobApplicants/${encodeURIComponent(id)}/interviewInvitation`)
}
