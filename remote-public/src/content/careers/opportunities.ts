/** Texts of the job list, of a job, and of the messages shown in its place. */
export const opportunities = {
  heading: 'Open positions',
  lead: 'Each is a place in an existing team, with a closing date we keep to. You apply on one page, without an account.',
  pool: {
    heading: 'Nothing here fits?',
    text: 'Send us your CV and the role you’re looking for. When a team needs someone like you, a recruiter writes to you.',
    action: 'Join the talent pool',
  },
  onHold: {
    heading: 'This position is on hold',
    text: 'We are not taking applications for it at the moment. It may open again; if you have applied, you are still being considered.',
    pool: 'Join the talent pool',
  },
  closed: {
    heading: 'This position is no longer open',
    text: {
      FILLED: 'It has been filled. Everyone who applied in time gets an answer.',
      CANCELLED: 'It has been withdrawn and will not be filled. Everyone who applied in time gets an answer.',
      EXPIRED: 'Its closing date has passed. Everyone who applied in time gets an answer.',
      unknown: 'It is no longer advertised. Everyone who applied in time gets an answer.',
    },
    similar: 'Similar open positions',
  },
  preview: {
    text: 'This is the position as it is saved. Only people with this link can see it, for one hour after the link was made. Nobody can apply until it is published.',
    missing: 'Still needed to publish:',
    fields: {
      description: 'description',
      employmentType: 'employment type',
      country: 'country',
      city: 'city',
      closingDate: 'closing date',
    },
  },
  expired: {
    heading: 'This preview link has expired',
    text: 'A preview link works for one hour. Ask the person who sent it for a new one.',
  },
  unknown: {
    heading: 'There is no position at this address',
    text: 'The link may be incomplete, or the position was never published. All open positions are in the list.',
  },
} as const
