import type {
  InterviewChoice,
  LostLink,
  OwnApplication,
  OwnApplicationLink,
} from '@tekskills/shared/contracts/http/own-application'
import { isApiError } from '@tekskills/shared/http/api-error'
import { http } from '@tekskills/shared/http/client'
import { saveFile } from '@tekskills/shared/storage/save-file'

const CALL = '/public/user/myApplication'
/** Timeout for downloading documents of 10 MiB on a slow connection. */
const COPY_TIMEOUT_MS = 120_000

/** What a link shows, or why it shows nothing. */
export type OwnApplicationState = OwnApplication | 'expired' | 'unavailable' | 'erased'

/** Looks up the application of a link without changing it. */
export const lookUpApplication = (token: string) => callWith(CALL, token)

/**
 * Withdraws the application of a link; `unavailable` if nothing has changed. One that has been decided in the meantime
 * is shown as it is.
 */
export const withdrawApplication = (token: string) => callWith(`${CALL}/withdraw`, token)

/** Erases the application of a link; `unavailable` if it may still be there. One that may not be erased is shown as it is. */
export async function eraseApplication(token: string): Promise<OwnApplicationState> {
  const body: OwnApplicationLink = { token }
  try {
    await http.post(`${CALL}/erase`, body)
    return 'erased'
  } catch (error) {
    return stateAfter(error, token)
  }
}

/** Agrees to be kept for longer. */
export const keepApplication = (token: string) => callWith(`${CALL}/keep`, token)

/** Saves a copy of the data of an application as a ZIP file. Rejects with `ApiError`. */
export async function saveCopy(token: string, fileName: string): Promise<void> {
  const body: OwnApplicationLink = { token }
  const { data } = await http.post<Blob>(`${CALL}/copy`, body, { responseType: 'blob', timeout: COPY_TIMEOUT_MS })
  saveFile(data, fileName)
}

/** Chooses a time for an interview, or another one; if it is no longer free, the application is shown as it is. */
export const chooseInterview = (token: string, slotId: string) =>
  callWith(`${CALL}/interview`, token, { slotId, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone })

/** Cancels the interview that is agreed on. */
export const cancelInterview = (token: string) => callWith(`${CALL}/interview/cancel`, token)

/** Asks for a new link, mailed to the address if it is that of an applicant. Rejects with `ApiError`. */
export async function sendNewLink(email: string): Promise<void> {
  const body: LostLink = { email }
  await http.post(`${CALL}/link`, body)
}

async function callWith(
  call: string,
  token: string,
  more?: Omit<InterviewChoice, 'token'>,
): Promise<OwnApplicationState> {
  if (!token) return 'expired'
  const body: OwnApplicationLink = { token, ...more }
  try {
    const { data } = await http.post<OwnApplication>(call, body)
    return data
  } catch (error) {
    return stateAfter(error, token)
  }
}

/** What the link shows after a call that failed. */
async function stateAfter(error: unknown, token: string): Promise<OwnApplicationState> {
  if (!isApiError(error)) throw error
  if (error.status === 409) return lookUpApplication(token)
  return [410, 422].includes(error.status ?? 0) ? 'expired' : 'unavailable'
}
