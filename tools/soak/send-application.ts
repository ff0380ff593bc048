import { formBody } from '../../api/src/testing/forms'
import { callerAt, senderAddress, type CallerResponse } from './caller-at'

/** The multipart body and headers of an application for the talent pool. */
export type ApplicationForm = Awaited<ReturnType<typeof formBody>>

/** An application with this résumé, as a browser would send it. */
export function applicationForm(resume: Buffer): Promise<ApplicationForm> {
  const person = { name: 'Ada Harrow', email: 'ada@example.org', desiredRole: 'Engineer' }
  return formBody({ ...person, consent: 'true', consentFuture: 'true' }, { resume }, 'cv.pdf')
}

/** Sends an application to the site at `port`; each sender, counted from 0, has its own address. */
export function sendApplication(
  port: number,
  { headers, payload }: ApplicationForm,
  sender: number,
): Promise<CallerResponse> {
  const caller = callerAt(port, senderAddress(sender))
  return caller('/api/public/user/futureApplicants', { headers, body: payload })
}
