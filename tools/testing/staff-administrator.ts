import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { Secret, TOTP } from 'otpauth'
import { fromRoot } from '../repository'
import type { StoredSession } from './sign-in'
import type { Site, StaffAccount } from './site-of-run'

const command = [fromRoot('tools', 'bin', 'run.mjs'), fromRoot('api', 'src', 'commands', 'user.ts')]

/** Lets an account administer staff, as an operator's command does before a site with this data directory starts. */
export async function makeAdministrator(account: StaffAccount, dataDir: string): Promise<void> {
  const env = { ...process.env, DATA_DIR: dataDir }
  await promisify(execFile)(process.execPath, [...command, 'administrator', account], { cwd: fromRoot(), env })
}

/**
 * Sets up an authenticator with the requests of “Your account”, without which an administrator may call nothing else.
 * @throws {Error} with the status when the service rejects it.
 */
export async function setUpAuthenticator(
  { url, passwords }: Site,
  account: StaffAccount,
  { origins }: StoredSession,
): Promise<void> {
  const token = origins.flatMap(({ localStorage }) => localStorage).find(({ name }) => name === 'Token')?.value
  const call = async (method: 'POST' | 'PUT', body: object) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const response = await fetch(`${url}/api/me/otp`, { method, headers, body: JSON.stringify(body) })
    if (!response.ok) throw new Error(`${account} has no authenticator: ${response.status} ${await response.text()}`)
    return response.json()
  }
  const { secret } = (await call('POST', { currentPassword: passwords[account] })) as { secret: string }
  await call('PUT', { otp: new TOTP({ secret: Secret.fromBase32(secret) }).generate() })
}
