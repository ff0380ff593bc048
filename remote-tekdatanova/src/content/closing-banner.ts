/** Texts of the closing banner (MS-01). */
export const closingBanner = {
  title: 'Ready to Unleash Your Business Potential?',
  line: "Let's collaborate to develop innovative solutions that will enhance your success.",
} as const
