/** The visitor's request as stated in the address of the contact page. */
export interface ContactRequest {
  /** Value of `?country=` (RT-02). */
  country?: string
  /** Fills in the subject of the form. */
  subject?: string
  /** Slug of the requested person. */
  to?: string
}

/** Longest subject of an enquiry, as in the contract of the service. */
export const MAX_SUBJECT_LENGTH = 150

/** The default subject; the header and the contact bar of the shell use the same. */
export const FIRST_CONVERSATION = 'A first conversation'

/** The subject for a question about an item of the site. */
export const aboutItem = (title: string) => toSubject(`About “${title}”`)

/** Address of the contact page for a request; parts that are empty are left out. */
export function contactPath(request: ContactRequest = {}): `/${string}` {
  const given = Object.entries(request).filter(([, value]) => value)
  return given.length > 0 ? `/contact?${new URLSearchParams(given as [string, string][])}` : '/contact'
}

/** Reads the request from an address, which anyone may have written: the subject becomes one line of bounded length. */
export function readContactRequest(search: URLSearchParams): ContactRequest {
  return {
    country: search.get('country') ?? undefined,
    subject: toSubject(search.get('subject') ?? ''),
    to: search.get('to') ?? undefined,
  }
}

/** One line of at most {@link MAX_SUBJECT_LENGTH} characters, without control and direction characters. */
const toSubject = (text: string) =>
  text
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_SUBJECT_LENGTH)
    .replace(/[\uD800-\uDBFF]$/, '')
