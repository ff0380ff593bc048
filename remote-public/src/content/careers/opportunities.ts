/** Texts of the job list, of a job, and of the messages shown in its place. */
export const opportunities = {
  heading: 'Open positions',
  lead: 'Each one is a seat in a team that exists, with a closing date that we keep. You apply on one page and need no account.',
  pool: {
    heading: 'Nothing here fits?',
    text: 'Leave your résumé and the role you look for. When a team needs somebody like you, a person writes to you.',
    action: 'Join the talent pool',
  },
  onHold: {
    heading: 'This position is on hold.',
    text: 'It takes no applications at the moment. It may open again; whoever has applied stays in the running.',
    pool: 'Join the talent pool',
  },
  closed: {
    heading: 'This position is no longer open.',
    text: {
      FILLED: 'It has been filled. Whoever applied before that gets an answer.',
      CANCELLED: 'It has been withdrawn and will not be filled. Whoever applied before that gets an answer.',
      EXPIRED: 'Its closing date has passed. Whoever applied before that gets an answer.',
      unknown: 'It is not advertised any more. Whoever applied before that gets an answer.',
    },
    similar: 'Open positions like it',
  },
  unknown: {
    heading: 'There is no position at this address.',
    text: 'The link may be cut off, or the position was never published. Everything that is open stands in the list.',
  },
} as const
