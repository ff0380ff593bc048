/** Texts of job alerts: the form below the list of jobs, and the pages of the links in their mails. */
export const jobAlerts = {
  form: {
    heading: 'Email me jobs like these',
    searched: 'We will email you when there are new positions for',
    all: 'We will email you when there are new positions.',
    terms: 'At most once a day, and only when something is new. Confirm by email; stop at any time.',
    button: 'Email me new jobs',
    busy: 'Sending',
    sent: 'Check your inbox and follow the link to confirm. If this address already has this alert, nothing is sent.',
    failed: 'This did not reach us, and nothing was sent. Your address is still here; please try again in a moment.',
    noScript: 'Job alerts need JavaScript. Please turn it on in your browser and reload the page.',
  },
  eyebrow: 'Job alerts',
  confirm: {
    ask: {
      heading: 'Confirm your job alert',
      text: 'Press the button, and we will email this address when there are new positions for this search, at most once a day.',
      button: 'Confirm job alert',
      busy: 'Confirming',
    },
    done: {
      heading: 'Your job alert is on',
      text: 'We will email you when there are new positions. Each email has a link that stops them.',
    },
    already: {
      heading: 'Your job alert is already on',
      text: 'This address is confirmed. There is nothing left to do.',
    },
    expired: {
      heading: 'This link is no longer valid',
      text: 'It is older than seven days, part of it is missing, or the alert was stopped. You can ask for a new one below the open positions.',
    },
  },
  unsubscribe: {
    ask: {
      heading: 'Stop this job alert?',
      text: 'Press the button, and we will delete your address from this alert. You can ask for it again at any time.',
      button: 'Stop job alert',
      busy: 'Stopping',
    },
    done: {
      heading: 'The job alert is off',
      text: 'We have deleted your address from it.',
    },
    already: {
      heading: 'The job alert is already off',
      text: 'We no longer have your address for it. There is nothing left to do.',
    },
    expired: {
      heading: 'This link does not belong to a job alert',
      text: 'Part of it may be missing. Open any of our emails about new jobs again and use the link at the bottom.',
    },
  },
  unavailable: {
    heading: 'We cannot look up your job alert right now',
    alert: 'The service is not responding',
    text: 'Nothing has changed. The link is still valid; please try again in a moment.',
  },
  failed: 'Nothing has changed. Please press the button again in a moment.',
  onward: 'See the open positions',
} as const
