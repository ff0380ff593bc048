import type { InvitationAccepted, OpenInvitation } from '@tekskills/shared/contracts/http/staff'
import { http } from '@tekskills/shared/http/client'

/** What the token of a mailed link is for; rejects with status 410 if the link is no longer valid. */
export async function openInvitation(token: string): Promise<OpenInvitation> {
  const { data } = await http.post<OpenInvitation>('/public/invitation', { token })
  return data
}

/** Makes the account of an invitation, whose link is then used up; rejects with status 410 if it was before. */
export async function acceptInvitation(acceptance: {
  token: string
  name: string
  password: string
}): Promise<InvitationAccepted> {
  const { data } = await http.post<InvitationAccepted>('/public/invitation/accept', acceptance)
  return data
}
