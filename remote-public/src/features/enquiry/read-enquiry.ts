import type { EnquiryField, EnquiryValues } from './enquiry-problems'

/** Reads the current values of an uncontrolled form. */
export function readEnquiry(form: HTMLFormElement, fields: readonly EnquiryField[]): EnquiryValues {
  const text = (name: EnquiryField) => {
    const control = form.elements.namedItem(name)
    return control && 'value' in control ? String(control.value) : ''
  }
  return Object.fromEntries(fields.map((field) => [field, text(field)]))
}
