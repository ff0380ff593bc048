/** A `mailto:` link. Special characters in the address, such as `?` and `&`, are escaped. */
export const mailLink = (email: string): string => `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`
