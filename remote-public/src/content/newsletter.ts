/** Texts of the pages that links in newsletter emails open. */
export const newsletter = {
  eyebrow: 'Newsletter',
  confirm: {
    ask: {
      heading: 'Confirm your subscription',
      text: 'Press the button, and we will send our monthly newsletter to this address: what our engineers learned, in a five-minute read.',
      button: 'Confirm subscription',
      busy: 'Confirming',
    },
    done: {
      heading: 'You are subscribed',
      text: 'You will receive our next newsletter. You can unsubscribe with the link at the bottom of each one.',
    },
    already: {
      heading: 'You are already subscribed',
      text: 'This address is already confirmed. There is nothing left to do.',
    },
    expired: {
      heading: 'This link is no longer valid',
      text: 'It is older than seven days, or part of it is missing. Sign up again here, and we will email you a new link.',
    },
  },
  unsubscribe: {
    ask: {
      heading: 'Unsubscribe from the newsletter?',
      text: 'Press the button, and we will send no more newsletters to this address. You can sign up again at any time.',
      button: 'Unsubscribe',
      busy: 'Unsubscribing',
    },
    done: {
      heading: 'You are unsubscribed',
      text: 'We will send no more newsletters to this address. Thank you for reading.',
    },
    already: {
      heading: 'You are already unsubscribed',
      text: 'We send no newsletters to this address. There is nothing left to do.',
    },
    expired: {
      heading: 'This link does not belong to a subscription',
      text: 'Part of it may be missing. Open any of our newsletters again and use the unsubscribe link at the bottom.',
    },
  },
  unavailable: {
    heading: 'We cannot look up your subscription right now',
    alert: 'The service is not responding',
    text: 'Nothing has changed. The link is still valid; please try again in a moment.',
  },
  form: {
    heading: 'Sign up for the newsletter',
    terms: 'Once a month, a five-minute read. Confirm by email; unsubscribe at any time.',
    button: 'Sign up',
    busy: 'Signing up',
    sent: 'Check your inbox and follow the link to confirm.',
    failed: 'This did not reach us, and nothing was sent. Your address is still here; please try again in a moment.',
    noScript: 'Signing up needs JavaScript. Please turn it on in your browser and reload the page.',
  },
  failed: 'Nothing has changed. Please press the button again in a moment.',
  onward: 'Read our insights',
} as const

/** Texts of the archive of sent newsletters. */
export const newsletterArchive = {
  name: 'Newsletters',
  heading: 'Our newsletters',
  lead: 'What our engineers learned, as we sent it to our subscribers.',
  sent: 'Sent on',
  read: { BLOG: 'Read the article', CASESTUDY: 'Read the case study', NEWSROOM: 'Read the news' },
  empty: {
    heading: 'No newsletters yet',
    text: 'We have not sent any so far. Sign up, and the first one comes to you.',
  },
  unavailable: 'The newsletters cannot be loaded right now',
  missing: {
    heading: 'This newsletter is not available',
    text: 'It may never have been sent, or its article is no longer on the site.',
  },
  all: 'All newsletters',
} as const
