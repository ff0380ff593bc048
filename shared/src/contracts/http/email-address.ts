import { z } from 'zod'

/** The pattern of specification §5: letters, digits and `._%+-`, then @, a domain and an ending of two or more letters. */
const PATTERN = /^[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}$/
const LOOKS_VALID = /^[^\s@]+@[^\s@]+$/

/** A visitor's e-mail address; of several faults only the first is told, in the words of specification §5 (FM-01, FM-02). */
export const emailAddress = z
  .string('Email is required.')
  .min(1, { error: 'Email is required.', abort: true })
  .max(254, { error: 'Use at most 254 characters.', abort: true })
  .refine((text) => LOOKS_VALID.test(text), {
    error: 'Please enter a valid email address.',
    params: { code: 'EMAIL_INVALID' },
    abort: true,
  })
  .refine((text) => PATTERN.test(text), {
    error: 'Please enter a valid email format.',
    params: { code: 'EMAIL_FORMAT' },
  })
