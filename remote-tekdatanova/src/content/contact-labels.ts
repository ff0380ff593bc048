/** Labels of the links to the contact page (MS-01, MS-13). */
export const scheduleMeet = 'Schedule Meet'
export const contactUs = 'Contact Us'
