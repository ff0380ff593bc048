import type { JobAlertResponse, JobAlertSignup, SavedJobSearch } from '@tekskills/shared/contracts/http/job-alerts'
import { optionalCaptchaToken } from '@tekskills/shared/captcha/captcha-token'
import { isApiError } from '@tekskills/shared/http/api-error'
import { http } from '@tekskills/shared/http/client'

/**
 * Asks for the email that confirms a job alert. Returns what the service says against the address, if anything; rejects
 * if nothing was sent.
 */
export async function sendJobAlert(email: string, search: SavedJobSearch): Promise<string | undefined> {
  const signup: JobAlertSignup = { email, search, token: await optionalCaptchaToken() }
  try {
    await http.post<JobAlertResponse>('/public/user/jobAlerts', signup)
    return undefined
  } catch (error) {
    const field = isApiError(error) ? error.fields.find((each) => each.field === 'email') : undefined
    if (!field) throw error
    return field.message
  }
}
