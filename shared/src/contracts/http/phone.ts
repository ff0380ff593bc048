import { z } from 'zod'
import { phoneProblem } from '../phone-number'

/** A phone number as typed, with at least 6 digits and at most 30 characters; may be empty. */
export const phoneNumber = z
  .string()
  .trim()
  .superRefine((phone, context) => {
    const message = phone === '' ? undefined : phoneProblem(phone)
    if (message) context.addIssue({ code: 'custom', message, params: { code: 'INVALID' } })
  })
