/** Words of the list of jobs, of a job and of what stands in its place. */
export const opportunities = {
  heading: 'Open positions',
  lead: 'Each one is a seat in a team that exists, with a closing date that we keep. You apply in one page and need no account.',
  pool: {
    heading: 'Nothing here fits?',
    text: 'Leave your résumé and the role you look for. When a team needs somebody like you, a person writes to you.',
    call: 'Join the talent pool',
  },
  closed: {
    heading: 'This position is no longer open.',
    text: 'It was filled, or its closing date has passed. Whoever applied before that gets an answer.',
    similar: 'Open positions like it',
  },
  unknown: {
    heading: 'There is no position at this address.',
    text: 'The link may be cut off, or the position was never published. Everything that is open stands in the list.',
  },
} as const
