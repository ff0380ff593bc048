/** Texts of the pages of the links in newsletter mails. */
export const newsletter = {
  eyebrow: 'Newsletter',
  confirm: {
    ask: {
      heading: 'Confirm your subscription.',
      text: 'Press the button, and this address receives one letter a month: what our engineers learned, in five minutes of reading.',
      button: 'Confirm the subscription',
      busy: 'Confirming',
    },
    done: {
      heading: 'You are subscribed.',
      text: 'The next letter comes to you. Every letter has a link at its foot that ends the subscription.',
    },
    already: {
      heading: 'You are subscribed already.',
      text: 'This address was confirmed before. There is nothing left to do.',
    },
    expired: {
      heading: 'This link is no longer valid.',
      text: 'It is older than seven days, or a part of it got lost on the way. Sign up again at the foot of this page, and a new one comes by mail.',
    },
  },
  unsubscribe: {
    ask: {
      heading: 'End your subscription?',
      text: 'Press the button, and no further letter goes to this address. You can sign up again whenever you like.',
      button: 'End the subscription',
      busy: 'Ending',
    },
    done: {
      heading: 'You are unsubscribed.',
      text: 'No further letter goes to this address. Thank you for having read us.',
    },
    already: {
      heading: 'This subscription has ended already.',
      text: 'No letter goes to this address. There is nothing left to do.',
    },
    expired: {
      heading: 'This link does not belong to a subscription.',
      text: 'A part of it may have got lost on the way. Open it again from the foot of any of our letters: the link there ends the subscription with one press.',
    },
  },
  unavailable: {
    heading: 'Your subscription cannot be looked up right now.',
    alert: 'The service did not answer.',
    text: 'Nothing was changed. The link stays valid; please try again in a moment.',
  },
  failed: 'Nothing was changed. Please press the button again in a moment.',
  onward: 'Read our insights',
} as const
