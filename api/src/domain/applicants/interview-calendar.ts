import ical, { ICalAttendeeRole, ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'

/** What calendars need to know about an interview. */
export interface Appointment {
  /** Stays the same when another time is chosen. */
  id: string
  /** Incremented by each change (`SEQUENCE`). */
  sequence: number
  startsAt: Date
  minutes: number
  place: string
  summary: string
  organizer: string
  /** Email addresses; the recipient of this calendar object comes first. */
  attendees: string[]
}

/**
 * The iCalendar object that adds, changes or cancels an appointment (RFC 5545; RFC 5546, 3.2.2 and 3.2.5). Its times are in
 * UTC, which every calendar shows in the time zone of its user.
 */
export function interviewCalendar(
  { id, sequence, startsAt, minutes, place, summary, organizer, attendees }: Appointment,
  method: 'REQUEST' | 'CANCEL',
  { now, host }: { now: Date; host: string },
): string {
  const isCanceled = method === 'CANCEL'
  const calendar = ical({
    prodId: { company: 'Tekskills', product: 'Recruiting', language: 'EN' },
    method: ICalCalendarMethod[method],
  })
  calendar.createEvent({
    id: `${id}@${host}`,
    sequence,
    stamp: now,
    start: startsAt,
    end: new Date(startsAt.getTime() + minutes * 60_000),
    summary,
    location: place,
    status: isCanceled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: 'Tekskills', email: organizer },
    attendees: attendees.map((email) => ({
      email,
      rsvp: false,
      role: ICalAttendeeRole.REQ,
      status: ICalAttendeeStatus.ACCEPTED,
    })),
  })
  return calendar.toString()
}
