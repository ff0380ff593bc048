/** The contact link: in the header, in the phone menu, and in the contact bar on phones. */
export const talkToUs = { name: 'Talk to us', to: '/contact?subject=A+first+conversation' }
