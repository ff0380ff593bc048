import type { ApplicationReceived } from '@tekskills/shared/contracts/http/applicants'
import { captchaHeaders } from '@tekskills/shared/captcha/captcha-token'
import { http } from '@tekskills/shared/http/client'
import { type ApplicationTarget, type ApplicationValues, textFields } from './application-values'
import { visitSource } from './visit-source'

interface SendOptions {
  values: ApplicationValues
  target: ApplicationTarget
  /** Idempotency key; the same for retries, so that the service stores one application. */
  key: string
  signal: AbortSignal
  /** Called with the fraction uploaded, 0 to 1. */
  onProgress: (fraction: number) => void
}

/**
 * Sends an application with its résumé and returns its reference. Rejects with `ApiError`, or with axios's cancellation
 * error after an abort. There is no timeout, because an upload can take minutes.
 */
export async function sendApplication({ values, target, key, signal, onProgress }: SendOptions): Promise<string> {
  const captcha = await captchaHeaders()
  signal.throwIfAborted()
  const endpoint = target.kind === 'job' ? 'jobApplicants' : 'futureApplicants'
  const { data } = await http.post<ApplicationReceived>(`/public/user/${endpoint}`, payloadOf(values, target), {
    signal,
    timeout: 0,
    headers: { 'Idempotency-Key': key, ...captcha },
    onUploadProgress: ({ progress }) => onProgress(progress ?? 0),
  })
  return data.reference
}

/** The service takes numbers with a decimal point. */
const writtenFor = (name: string, value: string) => (name === 'experienceYears' ? value.replace(',', '.') : value)

function payloadOf(values: ApplicationValues, target: ApplicationTarget): FormData {
  const payload = new FormData()
  if (target.kind === 'job') payload.append('jobId', target.jobId)
  for (const name of textFields) if (values[name]) payload.append(name, writtenFor(name, values[name]))
  const answers = Object.entries(values.answers).filter(([, value]) => value)
  if (answers.length > 0)
    payload.append('answers', JSON.stringify(answers.map(([question, value]) => ({ question, value }))))
  const source = visitSource()
  if (source) payload.append('source', source)
  payload.append('consent', String(values.consent))
  payload.append('consentFuture', String(values.consentFuture))
  if (values.resume) payload.append('resume', values.resume)
  return payload
}
