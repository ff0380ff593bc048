/** An email to send to one recipient. */
export interface MailMessage {
  to: string
  subject: string
  text: string
  /** The same for clients that show HTML; absent for plain text alone. */
  html?: string
  replyTo?: string
  /** The one-click unsubscribe URL (RFC 8058). */
  unsubscribeUrl?: string
  /** An appointment (RFC 5545) for the calendar of the receiver, with the method of RFC 5546. */
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string }
  /** The applicant to whom it is sent; erasing them deletes it. */
  applicantId?: string
  /** The enquiry that it is about; erasing it deletes it. */
  enquiryId?: string
  /** The job alert that it belongs to; it is deleted from the outbox with it. */
  jobAlertId?: string
  /** The newsletter that it is; sent after all other emails, and deleted from the outbox when its subscriber leaves. */
  newsletter?: { issueId: string; subscriberId: string }
}

/** A queued email with its id, its creation time and the id of the request that it was queued for. */
export interface OutgoingMail extends MailMessage {
  id: string
  createdAt: Date
  requestId?: string
}
