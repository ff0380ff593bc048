import type { Enquiry } from './enquiry-problems'

/** What stands in the form now. */
export function readEnquiry(form: HTMLFormElement): Enquiry {
  const typed = new FormData(form)
  const text = (name: keyof Enquiry) => {
    const value = typed.get(name)
    return typeof value === 'string' ? value : ''
  }
  return { name: text('name'), email: text('email'), subject: text('subject'), message: text('message') }
}
