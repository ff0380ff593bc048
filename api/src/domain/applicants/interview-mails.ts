import type { MailMessage } from '../../platform/mail/mail-message'
import { interviewCalendar } from './interview-calendar'
import { applicationUrl, replyAddress, type MailingSite } from './mailing-site'

/** What happened to an interview. */
export type InterviewEvent = 'booked' | 'moved' | 'restaffed' | 'canceled'

/** What interviewers are told of; also that they take part in an interview that was booked before, or no longer do. */
type StaffEvent = InterviewEvent | 'joined' | 'left'

/** An interview with everything that its emails contain. */
export interface MailedInterview {
  id: string
  sequence: number
  startsAt: Date
  minutes: number
  place: string
  /** The time zone of the applicant: their browser's or that of the job; null if neither is known. */
  timeZone: string | null
  jobTitle: string
  applicant: { id: string; email: string; reference: string }
  /** The email address is null once the interviewer has left recruiting. */
  interviewers: { name: string; email: string | null }[]
  recruiterEmail: string | null
}

type MailScope = MailingSite & { now: Date }

/** Joins names into a list: `Ida Rhodes, Sven Olsson and Uma Iyer`. */
export const formatNames = (names: readonly string[]): string =>
  new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(names)

/**
 * Formats the time of an interview for an email:
 * `Tuesday, 1 December 2026 at 10:00 (India Standard Time, Asia/Kolkata), 45 minutes`.
 */
export function formatInterviewTime(startsAt: Date, minutes: number, timeZone: string): string {
  const start = new Intl.DateTimeFormat('en-GB', {
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
  return `${start} (${name ?? 'time zone'}, ${timeZone}), ${minutes} minutes`
}

/**
 * The time of an interview for its applicant: in their own time zone if it is known, and in that of the site, if clocks
 * differ then.
 */
export function formatInterviewTimes({ startsAt, minutes, timeZone }: MailedInterview, siteTimeZone: string): string {
  if (!timeZone) return formatInterviewTime(startsAt, minutes, siteTimeZone)
  const own = formatInterviewTime(startsAt, minutes, timeZone)
  const onClock = (zone: string) =>
    new Intl.DateTimeFormat('en', { timeZone: zone, timeStyle: 'short', dateStyle: 'short' }).format(startsAt)
  return onClock(timeZone) === onClock(siteTimeZone)
    ? own
    : `${own}\nFor us, that is ${formatInterviewTime(startsAt, minutes, siteTimeZone)}`
}

const SUBJECTS: Record<InterviewEvent, string> = {
  booked: 'Your interview',
  moved: 'New time for your interview',
  restaffed: 'New interviewers for your interview',
  canceled: 'Cancelled: your interview',
}
const APPLICANT_INTROS: Record<InterviewEvent, string> = {
  booked: 'This is the time you chose for your interview:',
  moved: 'Your interview has a new time:',
  restaffed: 'The time of your interview stays the same, but you will meet different people:',
  canceled: 'This interview will not take place:',
}
const STAFF_EVENTS: Record<StaffEvent, string> = {
  booked: 'booked',
  moved: 'moved',
  restaffed: 'changed',
  canceled: 'cancelled',
  joined: 'booked',
  left: 'handed over',
}
const STAFF_INTROS: Record<StaffEvent, string> = {
  booked: 'An applicant has chosen this time for an interview with you:',
  moved: 'An applicant has chosen another time:',
  restaffed: 'The interviewers have changed; the time stays the same:',
  canceled: 'An interview has been cancelled:',
  joined: 'You now take part in this interview, which an applicant has booked:',
  left: 'You no longer take part in this interview, which takes place without you. The attachment removes it from your calendar:',
}

/**
 * The emails that notify the applicant and each interviewer, each with an appointment for the calendar. The appointment
 * of an interviewer lists the other interviewers too. Emails to interviewers do not name the applicant, because email
 * is not confidential. An interviewer who has left recruiting gets none.
 */
export function interviewMails(
  interview: MailedInterview,
  event: InterviewEvent,
  scope: MailScope,
): [toApplicant: MailMessage, ...toInterviewers: MailMessage[]] {
  const { place, jobTitle, applicant, interviewers, recruiterEmail } = interview
  const toApplicant: MailMessage = {
    to: applicant.email,
    replyTo: replyAddress(scope, recruiterEmail) ?? addressesOf(interviewers)[0],
    subject: `${SUBJECTS[event]} for ${jobTitle} (${applicant.reference})`,
    text: [
      APPLICANT_INTROS[event],
      `${formatInterviewTimes(interview, scope.timeZone)}\n${place}\nwith ${formatNames(interviewers.map(({ name }) => name))}`,
      event === 'canceled'
        ? 'Your application page shows where your application stands. Reply to this email if you have questions.'
        : 'You can choose another time or cancel on your application page; use a link that we have emailed you. Add the attached appointment to your calendar.',
    ].join('\n\n'),
    calendar: calendarFor(interview, event, scope, { attendees: [applicant.email], summary: `Interview: ${jobTitle}` }),
    applicantId: applicant.id,
  }
  return [toApplicant, ...staffMails(interview, event, scope, interviewers)]
}

/** The emails of an event to some of the interviewers, or to those who no longer are. */
export function staffMails(
  interview: MailedInterview,
  event: StaffEvent,
  scope: MailScope,
  to: MailedInterview['interviewers'],
): MailMessage[] {
  const { startsAt, minutes, place, jobTitle, applicant, interviewers } = interview
  const about = `${applicant.reference} for ${jobTitle}`
  const addresses = addressesOf(interviewers)
  return addressesOf(to).map((address) => {
    const colleagues = interviewers.filter(({ email }) => email !== address).map(({ name }) => name)
    const withColleagues =
      colleagues.length > 0 ? `\n${event === 'left' ? 'now ' : ''}with ${formatNames(colleagues)}` : ''
    return {
      to: address,
      subject: `Interview ${STAFF_EVENTS[event]}: ${about}`,
      text: [
        STAFF_INTROS[event],
        `${formatInterviewTime(startsAt, minutes, scope.timeZone)}\n${place}${withColleagues}`,
        `Application ${about}: ${applicationUrl(scope.siteOrigin, applicant.id)}`,
      ].join('\n\n'),
      calendar: calendarFor(interview, event, scope, {
        attendees: event === 'left' ? [address] : [address, ...addresses.filter((other) => other !== address)],
        summary: `Interview ${about}`,
      }),
    }
  })
}

const addressesOf = (people: MailedInterview['interviewers']) =>
  people.map(({ email }) => email).filter((email) => email !== null)

function calendarFor(
  { id, sequence, startsAt, minutes, place }: MailedInterview,
  event: StaffEvent,
  { now, siteOrigin, from }: MailScope,
  { attendees, summary }: { attendees: string[]; summary: string },
) {
  const method = event === 'canceled' || event === 'left' ? 'CANCEL' : 'REQUEST'
  const organizer = /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from
  const appointment = { id, sequence, startsAt, minutes, place, summary, organizer, attendees }
  const host = new URL(siteOrigin).hostname
  return { method, content: interviewCalendar(appointment, method, { now, host }) } as const
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

The link is valid for 90 days. Times are shown in your time zone.`,
  applicantId: id,
})
