import type { MailMessage } from '../../platform/mail/mail-message'

/** Notifies the owner that a webhook was disabled. Of its address, which a client chose, only the host is named. */
export const disabledWebhookNotice = (
  email: string,
  { url, reason, page }: { url: string; reason: string; page: string },
): MailMessage => ({
  to: email,
  subject: 'A webhook was disabled',
  text: `Your webhook for the host ${new URL(url).host} was disabled because deliveries to it kept failing: ${reason}.

Under “Your account” you can enable the webhook, see what was not delivered and deliver it again:
${page}
`,
})
