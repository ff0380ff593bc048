import type { StoredSession } from '../../tools/testing/sign-in'

/**
 * Calls the service as a signed-in member of staff.
 * @param path without the leading `/api/`
 * @throws {Error} with the response when the service rejects the call
 */
export async function staffCall<Result>(
  { origins: [site] }: StoredSession,
  path: string,
  { method = 'GET', body }: { method?: string; body?: object } = {},
): Promise<Result> {
  const token = site?.localStorage.find(({ name }) => name === 'Token')?.value
  const response = await fetch(`${site?.origin}/api/${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: body && JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${method} ${path} was rejected: ${response.status} ${await response.text()}`)
  return (await response.json()) as Result
}
