/** Words of the calls that lead to the contact page (MS-01, MS-13). */
export const scheduleMeet = 'Schedule Meet'
export const contactUs = 'Contact Us'

/** The banner that closes every page (MS-01). */
export const closingBanner = {
  title: 'Ready to Unleash Your Business Potential?',
  line: "Let's collaborate to develop innovative solutions that will enhance your success.",
} as const
