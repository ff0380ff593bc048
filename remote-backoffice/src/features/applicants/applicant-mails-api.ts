import type {
  ApplicantMail,
  ApplicantMailInput,
  ApplicantMailsWritten,
  MailPreview,
  MailPreviewInput,
  MailTemplate,
} from '@tekskills/shared/contracts/http/applicant-mails'
import { http } from '@tekskills/shared/http/client'

/** The template of each stage. */
export async function listMailTemplates(signal: AbortSignal): Promise<MailTemplate[]> {
  const { data } = await http.get<MailTemplate[]>('/applicantMails/templates', { signal })
  return data
}

/** Makes a text the template of a stage. Rejects with 409 if someone else has changed it meanwhile. */
export async function saveMailTemplate({ stage, subject, text, version }: MailTemplate): Promise<MailTemplate> {
  const { data } = await http.put<MailTemplate>(`/applicantMails/templates/${stage}`, { subject, text, version })
  return data
}

/** Restores the default text. */
export async function resetMailTemplate(stage: MailTemplate['stage']): Promise<MailTemplate> {
  const { data } = await http.delete<MailTemplate>(`/applicantMails/templates/${stage}`)
  return data
}

/** The email as each applicant would get it. */
export async function previewMails(input: MailPreviewInput, signal: AbortSignal): Promise<MailPreview[]> {
  const { data } = await http.post<MailPreview[]>('/applicantMails/preview', input, { signal })
  return data
}

/** Sends or schedules an email; `key` makes a retry idempotent. */
export async function writeMails(input: ApplicantMailInput, key: string): Promise<ApplicantMailsWritten> {
  const headers = { 'Idempotency-Key': key }
  const { data } = await http.post<ApplicantMailsWritten>('/applicantMails', input, { headers })
  return data
}

/** The emails that staff wrote to an applicant, newest first. */
export async function listApplicantMails(applicantId: string, signal: AbortSignal): Promise<ApplicantMail[]> {
  const { data } = await http.get<ApplicantMail[]>('/applicantMails', { params: { applicantId }, signal })
  return data
}

/** Cancels a scheduled email. */
export async function cancelApplicantMail(id: string): Promise<void> {
  await http.delete(`/applicantMails/${encodeURIComponent(id)}`)
}
