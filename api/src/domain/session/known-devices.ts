import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { newId } from '../../platform/database/ids'
import type { Signer } from '../../platform/signing/signer'

const DAY_S = 24 * 60 * 60
/** How long a device is remembered after its last sign-in. */
const TTL_S = 365 * DAY_S

/** One cookie per account, so that people who share a device do not displace each other. */
const cookieOf = (accountId: string) => `device-${accountId}`

interface Owner {
  id: string
  password_hash: string
}

/** A new password makes every device unknown, so that cookies set with a stolen password become worthless. */
const purposeOf = ({ id, password_hash: hash }: Owner) =>
  `device ${id} ${createHash('sha256').update(hash).digest('base64url')}`

interface Deps {
  signer: Signer
  now: () => Date
  https: boolean
}

export type KnownDevices = ReturnType<typeof createKnownDevices>

/**
 * Devices on which an account has signed in, recognized by a signed cookie. They have sign-in attempts of their own, so
 * that strangers who use up all others cannot lock out the owner (contract §3.4). The cookie proves nothing else.
 */
export const createKnownDevices = ({ signer, now, https }: Deps) => ({
  /** The id of the device, if the account has signed in on it before. */
  find(cookies: FastifyRequest['cookies'], owner: Owner): string | undefined {
    const opened = signer.open(purposeOf(owner), cookies[cookieOf(owner.id)] ?? '', now())
    return typeof opened === 'object' ? opened.subject : undefined
  },

  /** Marks the device that receives the reply as known to the account, under its former id if it had one. */
  remember(reply: FastifyReply, owner: Owner, device = newId(now().getTime())): void {
    const expires = new Date(now().getTime() + TTL_S * 1000)
    const value = signer.sign(purposeOf(owner), device, expires)
    reply.setCookie(cookieOf(owner.id), value, {
      path: '/',
      httpOnly: true,
      sameSite: 'strict',
      secure: https,
      maxAge: TTL_S,
    })
  },
})
