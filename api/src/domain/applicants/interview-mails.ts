import type { MailMessage } from '../../platform/mail/mail-message'
import { interviewCalendar } from './interview-calendar'
import { replyAddress, type MailingSite } from './mailing-site'

/** What happened to an interview. */
export type InterviewEvent = 'booked' | 'moved' | 'restaffed' | 'canceled'

/** An interview with everything that its emails contain. */
export interface MailedInterview {
  id: string
  sequence: number
  startsAt: Date
  minutes: number
  place: string
  jobTitle: string
  applicant: { id: string; email: string; reference: string }
  /** An address is null once they have left recruiting. */
  interviewers: { name: string; email: string | null }[]
  recruiterEmail: string | null
}

type MailScope = MailingSite & { now: Date }

/** `Ida Rhodes, Sven Olsson and Uma Iyer`. */
export const listed = (names: readonly string[]): string =>
  new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(names)

/** `Tuesday, 1 December 2026 at 10:00 (India Standard Time, Asia/Kolkata), 45 minutes`. */
export function writtenTime(startsAt: Date, minutes: number, timeZone: string): string {
  const day = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }).format(startsAt)
  const name = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'long' })
    .formatToParts(startsAt)
    .find(({ type }) => type === 'timeZoneName')?.value
  return `${day} (${name ?? 'time zone'}, ${timeZone}), ${minutes} minutes`
}

const SUBJECTS: Record<InterviewEvent, string> = {
  booked: 'Your interview',
  moved: 'New time for your interview',
  restaffed: 'New interviewers for your interview',
  canceled: 'Cancelled: your interview',
}
const NEWS: Record<InterviewEvent, string> = {
  booked: 'This is the time you chose for your interview:',
  moved: 'Your interview has a new time:',
  restaffed: 'The time of your interview stays the same, but you will meet different people:',
  canceled: 'This interview will not take place:',
}
const STAFF_EVENTS: Record<InterviewEvent, string> = {
  booked: 'booked',
  moved: 'moved',
  restaffed: 'changed',
  canceled: 'cancelled',
}
const STAFF_NEWS: Record<InterviewEvent, string> = {
  booked: 'An applicant has chosen this time for an interview with you:',
  moved: 'An applicant has chosen another time:',
  restaffed: 'The interviewers have changed; the time stays the same:',
  canceled: 'An interview has been cancelled:',
}

/**
 * The emails that notify the applicant and each interviewer, each with the appointment for their calendar, in which
 * interviewers find each other. Theirs do not name the applicant, because email is not confidential; an interviewer who
 * has left recruiting gets none.
 */
export function interviewMails(
  interview: MailedInterview,
  event: InterviewEvent,
  scope: MailScope,
): [toApplicant: MailMessage, ...toInterviewers: MailMessage[]] {
  const { id, sequence, startsAt, minutes, place, jobTitle, applicant, interviewers, recruiterEmail } = interview
  const { now, siteOrigin, timeZone, from } = scope
  const method = event === 'canceled' ? 'CANCEL' : 'REQUEST'
  const host = new URL(siteOrigin).hostname
  const time = writtenTime(startsAt, minutes, timeZone)
  const organizer = /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from
  const calendarFor = (attendees: string[], summary: string) => {
    const appointment = { id, sequence, startsAt, minutes, place, summary, organizer, attendees }
    return { method, content: interviewCalendar(appointment, method, { now, host }) } as const
  }
  const addresses = interviewers.map(({ email }) => email).filter((email) => email !== null)
  const about = `${applicant.reference} for ${jobTitle}`
  const toApplicant: MailMessage = {
    to: applicant.email,
    replyTo: replyAddress(scope, recruiterEmail) ?? addresses[0],
    subject: `${SUBJECTS[event]} for ${jobTitle} (${applicant.reference})`,
    text: [
      NEWS[event],
      `${time}\n${place}\nwith ${listed(interviewers.map(({ name }) => name))}`,
      event === 'canceled'
        ? 'Your application page shows where your application stands. Reply to this email if you have questions.'
        : 'You can choose another time or cancel on your application page; use the latest link that we have emailed you. Add the attached appointment to your calendar.',
    ].join('\n\n'),
    calendar: calendarFor([applicant.email], `Interview: ${jobTitle}`),
    applicantId: applicant.id,
  }
  const toInterviewers = addresses.map((to) => {
    const colleagues = interviewers.filter(({ email }) => email !== to).map(({ name }) => name)
    const company = colleagues.length > 0 ? `\nwith ${listed(colleagues)}` : ''
    return {
      to,
      subject: `Interview ${STAFF_EVENTS[event]}: ${about}`,
      text: [
        STAFF_NEWS[event],
        `${time}\n${place}${company}`,
        `Application ${about}: ${siteOrigin}/Applications?applicant=${applicant.id}`,
      ].join('\n\n'),
      calendar: calendarFor([to, ...addresses.filter((address) => address !== to)], `Interview ${about}`),
    }
  })
  return [toApplicant, ...toInterviewers]
}

/** The email that asks an applicant to choose a time, with a new link to their own page. */
export const interviewInvitation = (
  { id, email, reference }: { id: string; email: string; reference: string },
  { jobTitle, recruiterEmail }: { jobTitle: string; recruiterEmail: string | null },
  url: string,
  site: MailingSite,
): MailMessage => ({
  to: email,
  replyTo: replyAddress(site, recruiterEmail),
  subject: `Choose a time for your interview: ${jobTitle} (${reference})`,
  text: `We would like to talk to you about “${jobTitle}”.

Choose a time that suits you, and change or cancel it later, on your application page:
${url}

The link is valid for 90 days and replaces earlier ones. Times are shown in your time zone.`,
  applicantId: id,
})
