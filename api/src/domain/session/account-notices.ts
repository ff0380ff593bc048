import type { MailMessage } from '../../platform/mail/mail-message'

interface Owner {
  username: string
  email: string
}

/** What to do if the owner did not make the reported change. */
const IF_NOT_YOU = 'If this wasn’t you, reset your password on the login page now and tell your administrator.'

/** Both in UTC, because it is not known where the reader is. */
const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

/**
 * Notifies the owner of an account of a sign-in on a new device (ASVS 6.3.5). The browser is not named, because text from
 * a client does not belong in our emails.
 */
export const newDeviceNotice = ({ username, email }: Owner, { ip, at }: { ip: string; at: Date }): MailMessage => ({
  to: email,
  subject: 'New login to your account',
  text: `Your account “${username}” was used to log in on a device that we have not seen before.

When: ${moment.format(at)} UTC
Address: ${ip}

If this was you, there is nothing to do. Browsers that delete their cookies count as new each time.

${IF_NOT_YOU}
`,
})

/** Notifies the owner of an account that someone entered its password and then several wrong codes (ASVS 6.3.5). */
export const wrongCodesNotice = ({ username, email }: Owner, { ip, at }: { ip: string; at: Date }): MailMessage => ({
  to: email,
  subject: 'Wrong codes were entered for your account',
  text: `Someone entered the password of your account “${username}” and then several wrong codes. They were not let in.

When: ${moment.format(at)} UTC
Address: ${ip}

If this was you, there is nothing to do. If not, someone knows your password: change it now and tell your administrator.
`,
})

/** Notifies the owner of an account that the token of a session was used in another browser, which ended the session. */
export const copiedSessionNotice = ({ username, email }: Owner, { ip, at }: { ip: string; at: Date }): MailMessage => ({
  to: email,
  subject: 'Your login was used in another browser',
  text: `A login to your account “${username}” was used in a different browser. We refused it there and ended that login.

When: ${moment.format(at)} UTC
Address: ${ip}

Someone may have copied data from your browser. Log in again, change your password, and tell your administrator now.
`,
})

/**
 * Notifies the owner of an account that a passkey was added or removed (ASVS 6.3.7). The passkey's name is left out,
 * because it is text from a client.
 */
export const passkeyNotice = ({ username, email }: Owner, change: 'added to' | 'removed from'): MailMessage => ({
  to: email,
  subject: `A passkey was ${change} your account`,
  text: `A passkey was ${change} your account “${username}”.\n\n${IF_NOT_YOU}\n`,
})

/** Notifies the owner of an account that a token for programs was created. Its name is text of a client. */
export const apiTokenNotice = ({ username, email }: Owner): MailMessage => ({
  to: email,
  subject: 'A token was created for your account',
  text: `A token was created that lets programs read or change content on behalf of your account, “${username}”. You can see and revoke it under “Your account”.\n\n${IF_NOT_YOU} Resetting the password also revokes all tokens.\n`,
})

/** Notifies the owner of an account that a passkey answered with a signature counter that had been used before. */
export const copiedPasskeyNotice = ({ username, email }: Owner, { ip, at }: { ip: string; at: Date }): MailMessage => ({
  to: email,
  subject: 'One of your passkeys may have been copied',
  text: `A passkey for your account “${username}” was used, but its count of uses was lower than expected. It was refused.

When: ${moment.format(at)} UTC
Address: ${ip}

There may be a copy of the passkey. Remove it under “Your account”, change your password, and tell your administrator now.
`,
})

/** Notifies the owner of an account that its authenticator was switched on or off (ASVS 6.3.7). */
export const authenticatorNotice = ({ username, email }: Owner, change: 'on' | 'off'): MailMessage => ({
  to: email,
  subject: `Two-factor authentication was turned ${change}`,
  text: `Two-factor authentication for your account “${username}” was turned ${change}.\n\n${IF_NOT_YOU}\n`,
})
