/** A mail to send; plain text, one recipient. */
export interface MailMessage {
  to: string
  subject: string
  text: string
  replyTo?: string
  /** Where one click ends further mail of this kind (RFC 8058). */
  unsubscribeUrl?: string
}

/** A mail with what identifies it, as it leaves. */
export interface OutgoingMail extends MailMessage {
  id: string
  createdAt: Date
}
