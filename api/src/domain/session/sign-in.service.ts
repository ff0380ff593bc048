import type { Credentials, RequiredFactor, SignedIn } from '@tekskills/shared/contracts/http/session'
import type { FastifyRequest } from 'fastify'
import { writeAudit } from '../../platform/audit/audit-log'
import type { Queries } from '../../platform/database/database'
import { ProblemError } from '../../platform/http/problems/problem-error'
import type { Mailer } from '../../platform/mail/mailer'
import type { Signer } from '../../platform/signing/signer'
import { newDeviceNotice, wrongCodesNotice } from './account-notices'
import type { KnownDevices } from './known-devices'
import type { LoginLimits } from './login-limits'
import { askFor, PASSKEY_REFUSED } from './owner-proof'
import type { Passkeys } from './passkeys'
import { passwordMatches } from './passwords'
import { acceptSecondFactor } from './second-factor'
import { createSessionRepository, type SessionOrigin } from './sessions.repository'
import { createAccountRepository } from './accounts.repository'

interface Deps {
  queries: Queries
  limits: LoginLimits
  devices: KnownDevices
  passkeys: Passkeys
  signer: Signer
  mail: Mailer
  now: () => Date
}

interface SignIn {
  signedIn: SignedIn
  account: { id: string; password_hash: string }
  /** The id of the device, if the account has signed in on it before. */
  deviceId?: string
}

type Origin = SessionOrigin & Required<Pick<SessionOrigin, 'ip' | 'userAgent'>> & Pick<FastifyRequest, 'cookies'>

/**
 * Signs staff in. Limits are checked first; then a known and an unknown user take the same work and get the same
 * message. The owner is told about a new device, except at the first sign-in of all, and about several wrong codes after
 * the right password. Throws 401 `INVALID_CREDENTIALS`, `OTP_REQUIRED`, `OTP_INVALID` or `PASSKEY_INVALID`, or 429
 * `TOO_MANY_ATTEMPTS`.
 */
export const createSignIn =
  ({ queries, limits, devices, passkeys, signer, mail, now }: Deps) =>
  async ({ username, password, otp, passkey }: Credentials, from: Origin): Promise<SignIn> => {
    const { ip } = from
    const accounts = createAccountRepository(queries)
    const account = await accounts.findByLogin(username)
    const deviceId = account && devices.find(from.cookies, account)
    const device = account && deviceId ? { id: deviceId, accountId: account.id } : undefined
    const attempt = await limits.count({ ip, login: username, device })
    const noteFailure = (of: typeof account, wrong: 'password' | 'code' | 'passkey') => {
      const summary = `a login to ${of ? of.username : 'an unknown account'} failed: wrong ${wrong}`
      const entry = { action: 'failedLogin', entity: 'account', entityId: of?.id ?? null, summary } as const
      return writeAudit(queries, { ...entry, at: now(), accountId: null, ip })
    }
    if (!(await passwordMatches(password, account?.password_hash)) || !account) {
      // For an unknown account too, because it must take just as long.
      await noteFailure(account, 'password')
      throw invalidCredentials()
    }
    /** The second factors that the account may use; each time with a new challenge. */
    const requiredFactor = async (): Promise<RequiredFactor> => ({
      authenticator: account.otp_secret !== null,
      passkey: await passkeys.challenge(account.id, 'LOGIN'),
    })
    const hasFactor = account.otp_secret !== null || (await passkeys.ofAccount(account.id)).length > 0
    if (hasFactor) {
      if (passkey) {
        if (!(await passkeys.accept(passkey, account, 'LOGIN', ip))) {
          await noteFailure(account, 'passkey')
          throw new ProblemError(401, 'PASSKEY_INVALID', PASSKEY_REFUSED, { members: { ...(await requiredFactor()) } })
        }
      } else if (!otp) {
        const required = await requiredFactor()
        await attempt.takeBack()
        throw new ProblemError(401, 'OTP_REQUIRED', capitalized(askFor(required)), { members: { ...required } })
      } else {
        const guess = { account, isKnownDevice: device !== undefined }
        // A recovery code has too many digits to be guessed.
        const isGuessable = /^\d{6}$/.test(otp)
        const isSuspicious = isGuessable && (await limits.countCode(guess))
        if (!(await acceptSecondFactor(queries, { accountId: account.id, code: otp, signer, now: now() }))) {
          await noteFailure(account, 'code')
          if (isSuspicious) {
            await mail.queue(queries, wrongCodesNotice(account, { ip, at: now() }))
            mail.wake()
          }
          throw otpInvalid()
        }
        if (isGuessable) await limits.forgiveCode(guess)
      }
    }
    await limits.countSuccess(account.id)
    await attempt.forgive()
    const isNew = !device && account.last_login_at !== null
    const { token, expiresAt } = await queries.transaction().execute(async (transaction) => {
      // Locked, so that anything that ends all sessions, such as a password reset, ends this one too, or prevents it.
      const accountNow = transaction.selectFrom('account').selectAll().where('id', '=', account.id)
      const current = await accountNow.forUpdate().executeTakeFirst()
      const added = transaction.selectFrom('passkey').select('id').where('account_id', '=', account.id)
      const hasPasskey = (await added.executeTakeFirst()) !== undefined
      const isAsChecked =
        current?.disabled === false &&
        current.password_hash === account.password_hash &&
        hasFactor === (current.otp_secret !== null || hasPasskey)
      if (!isAsChecked) throw invalidCredentials()
      const started = await createSessionRepository(transaction, now).start(account.id, from)
      await createAccountRepository(transaction).noteLogin(account.id, now())
      const summary = `${account.username} logged in`
      const entry = { action: 'login', entity: 'account', entityId: account.id, summary } as const
      await writeAudit(transaction, { ...entry, at: now(), accountId: account.id, ip })
      if (isNew) await mail.queue(transaction, newDeviceNotice(account, { ip, at: now() }))
      return started
    })
    if (isNew) mail.wake()
    const signedIn: SignedIn = {
      token,
      tokenType: 'Bearer',
      expiresAt: expiresAt.toISOString(),
      id: account.id,
      username: account.username,
      name: account.name ?? account.username,
      authorities: [{ authority: account.role }],
    }
    return { signedIn, account, deviceId }
  }

const capitalized = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`

const invalidCredentials = () => new ProblemError(401, 'INVALID_CREDENTIALS', 'Invalid username or password.')

const otpInvalid = () =>
  new ProblemError(401, 'OTP_INVALID', 'This code is not valid. Wait for the next one, or use a recovery code.')
