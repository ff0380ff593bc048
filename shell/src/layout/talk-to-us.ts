/** The way to a person: the button of the header and of the phone menu, and the bar of phones. */
export const talkToUs = { name: 'Talk to us', to: '/contact?subject=A+first+conversation' }
