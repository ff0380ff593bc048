import type { MailMessage } from '../../platform/mail/mail-message'

/** Asks the owner of an email address to confirm the subscription. */
export const confirmationMail = (to: string, confirmUrl: string): MailMessage => ({
  to,
  subject: 'Please confirm your Tekskills newsletter subscription',
  text: `You, or someone using this address, asked to receive the Tekskills newsletter.

To confirm, open this link within seven days:
${confirmUrl}

If this wasn’t you, ignore this email. We send nothing unless you confirm.
`,
})

/** Confirms the subscription, with both ways to unsubscribe: a link to a page, and one click in the email client. */
export const welcomeMail = (to: string, pageUrl: string, oneClickUrl: string): MailMessage => ({
  to,
  subject: 'You are subscribed to the Tekskills newsletter',
  text: `Thank you for confirming. You will now receive the Tekskills newsletter once a month.

Unsubscribe at any time:
${pageUrl}
`,
  unsubscribeUrl: oneClickUrl,
})
