import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { Secret, TOTP } from 'otpauth'
import { fromRoot } from '../repository'
import type { StoredSession } from './sign-in'
import type { Site, StaffAccount } from './site-of-run'

const command = [fromRoot('tools', 'bin', 'run.mjs'), fromRoot('api', 'src', 'commands', 'user.ts')]

/**
 * Gives an account the right to administer staff, with the operator's command. Call it before a site with this data
 * directory starts.
 * @throws {Error} if the command fails.
 */
export async function makeAdministrator(account: StaffAccount, dataDir: string): Promise<void> {
  const env = { ...process.env, DATA_DIR: dataDir }
  await promisify(execFile)(process.execPath, [...command, 'administrator', account], { cwd: fromRoot(), env })
}

/**
 * Sets up an authenticator with the requests that “Your account” sends; without one, an administrator may call nothing
 * else.
 * @throws {Error} with status and body if the service rejects a request.
 */
export async function setUpAuthenticator(
  { url, passwords }: Site,
  account: StaffAccount,
  { origins }: StoredSession,
): Promise<void> {
  const token = origins.flatMap(({ localStorage }) => localStorage).find(({ name }) => name === 'Token')?.value
  const callOtp = async (method: 'POST' | 'PUT', body: object) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const response = await fetch(`${url}/api/me/otp`, { method, headers, body: JSON.stringify(body) })
    if (!response.ok)
      throw new Error(`${account} could not set up an authenticator: ${response.status} ${await response.text()}`)
    return response.json()
  }
  const { secret } = (await callOtp('POST', { currentPassword: passwords[account] })) as { secret: string }
  await callOtp('PUT', { otp: new TOTP({ secret: Secret.fromBase32(secret) }).generate() })
}
