/** The address of a new mail. Signs that an address may hold, such as `?` and `&`, are no parts of the link. */
export function mailLink(email: string, subject?: string): string {
  const address = encodeURIComponent(email).replaceAll('%40', '@')
  return `mailto:${address}${subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`}`
}
