import { z } from 'zod'
import { phoneProblem } from '../phone-number'

/** A phone number as somebody writes it, of 6 digits to 30 characters; empty where there is none. */
export const phoneNumber = z
  .string()
  .trim()
  .superRefine((phone, context) => {
    const message = phone === '' ? undefined : phoneProblem(phone)
    if (message) context.addIssue({ code: 'custom', message, params: { code: 'INVALID' } })
  })
