import type { MailMessage } from '../../platform/mail/mail-message'

/** Tells the owner of a webhook that it is told nothing any more. The address is text of a client and shown as such. */
export const disabledWebhookNotice = (
  email: string,
  { url, reason, page }: { url: string; reason: string; page: string },
): MailMessage => ({
  to: email,
  subject: 'A webhook was disabled',
  text: `Your webhook for the host ${new URL(url).host} was disabled, because what it was told did not arrive: ${reason}.

Under “Your account” you see what did not arrive, enable the webhook and have it delivered again:
${page}
`,
})
