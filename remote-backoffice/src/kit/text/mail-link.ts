/** A `mailto:` link. Special characters in the address, such as `?` and `&`, are escaped. */
export function mailLink(email: string, subject?: string): string {
  const address = encodeURIComponent(email).replaceAll('%40', '@')
  return `mailto:${address}${subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`}`
}
