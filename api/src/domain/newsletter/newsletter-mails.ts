import type { MailMessage } from '../../platform/mail/mail-message'

/** Asks the owner of an address whether they meant it. */
export const confirmationMail = (to: string, confirmUrl: string): MailMessage => ({
  to,
  subject: 'Please confirm your subscription',
  text: `Someone, we hope you, asked us to send the Tekskills newsletter to this address.

Confirm the subscription here within seven days:
${confirmUrl}

If it was not you, do nothing: without the confirmation we send no newsletter.
`,
})

/** Says that the subscription is confirmed, and how to end it: by the page of a link, or by one click in the mail client. */
export const welcomeMail = (to: string, pageUrl: string, oneClickUrl: string): MailMessage => ({
  to,
  subject: 'You are subscribed',
  text: `Thank you. This address now receives the Tekskills newsletter.

You can end the subscription at any time:
${pageUrl}
`,
  unsubscribeUrl: oneClickUrl,
})
