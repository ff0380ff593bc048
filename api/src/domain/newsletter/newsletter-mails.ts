import type { MailMessage } from '../../platform/mail/mail-message'

/** Asks the owner of an e-mail address to confirm the subscription. */
export const confirmationMail = (to: string, confirmUrl: string): MailMessage => ({
  to,
  subject: 'Please confirm your subscription',
  text: `Someone, we hope you, asked us to send the Tekskills newsletter to this address.

Confirm the subscription here within seven days:
${confirmUrl}

If it was not you, do nothing: without the confirmation we send no newsletter.
`,
})

/** Confirms the subscription, with both ways to unsubscribe: a link to a page, and one click in the e-mail client. */
export const welcomeMail = (to: string, pageUrl: string, oneClickUrl: string): MailMessage => ({
  to,
  subject: 'You are subscribed',
  text: `Thank you. This address now receives the Tekskills newsletter.

You can end the subscription at any time:
${pageUrl}
`,
  unsubscribeUrl: oneClickUrl,
})
