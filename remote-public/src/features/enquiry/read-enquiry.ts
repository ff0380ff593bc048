import type { Enquiry } from './enquiry-problems'

/** What stands in the form now. */
export function readEnquiry(form: HTMLFormElement): Enquiry {
  const text = (name: keyof Enquiry) => {
    const control = form.elements.namedItem(name)
    return control && 'value' in control ? String(control.value) : ''
  }
  return { name: text('name'), email: text('email'), subject: text('subject'), message: text('message') }
}
