import type { Role } from '@tekskills/shared/contracts/access'
import type { MailMessage } from '../../platform/mail/mail-message'

interface Person {
  username: string
  email: string
}

/** What each role works on, as part of a sentence. */
const areaOf: Record<Role, string> = { BLOGS: 'the content of the site', CAREERS: 'jobs and applicants' }

/** Name of the administrator, as the recipient knows it. */
type By = string

/** The email that invites a person to join the staff, with a link that works once. */
export const invitationMail = (email: string, link: string, { role, by }: { role: Role; by: By }): MailMessage => ({
  to: email,
  subject: 'You are invited to Tekskills',
  text: `${by} invites you to manage ${areaOf[role]} at Tekskills.

To set your name and your password, open this link within 72 hours:
${link}

The link works once. If you did not expect this, ignore this email: nothing happens without the link.
`,
})

/** The changes to an account that its owner is notified of. */
export type StaffChange = { did: 'role'; role: Role } | { did: 'disabled' | 'enabled' | 'ended' }

const texts: Record<StaffChange['did'], { subject: string; happened: string }> = {
  role: { subject: 'Your role was changed', happened: 'has changed your role' },
  disabled: { subject: 'Your account was disabled', happened: 'has disabled your account' },
  enabled: { subject: 'Your account was enabled', happened: 'has enabled your account' },
  ended: { subject: 'You were logged out everywhere', happened: 'has logged you out everywhere' },
}

const consequenceOf = (change: StaffChange): string => {
  switch (change.did) {
    case 'role':
      return `You now manage ${areaOf[change.role]}. You have been logged out everywhere.`
    case 'disabled':
      return 'You have been logged out everywhere and cannot log in. Your drafts are kept.'
    case 'enabled':
      return 'You can log in again.'
    case 'ended':
      return 'Your password has not changed. Log in again to continue.'
  }
}

/** Notifies the owner of an account of what an administrator did to it. */
export const staffNotice = ({ username, email }: Person, change: StaffChange, by: By): MailMessage => ({
  to: email,
  subject: texts[change.did].subject,
  text: `${by} ${texts[change.did].happened} (account “${username}”).

${consequenceOf(change)}

If you did not expect this, ask ${by} or whoever runs the site.
`,
})

/** Notifies the owner of an account whether its role now requires a second factor. */
export const factorRuleNotice = ({ username, email }: Person, isDemanded: boolean, by: By): MailMessage => ({
  to: email,
  subject: `Two-factor authentication is ${isDemanded ? 'now required' : 'no longer required'}`,
  text: isDemanded
    ? `${by} requires two-factor authentication for all accounts with your role, including “${username}”.

If you have no authenticator app and no passkey yet, set one up under “Your account”. Until then you cannot use the other pages.
`
    : `${by} no longer requires two-factor authentication for your role. What you have set up for your account “${username}” stays on.
`,
})
