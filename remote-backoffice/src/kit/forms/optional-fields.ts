import { z } from 'zod'

/** A text field for a whole number; empty text becomes `null`. */
export const wholeNumber = (schema: z.ZodType<number | null | undefined, number | null | undefined>) =>
  z
    .string()
    .trim()
    .regex(/^\d*$/, 'Enter digits only, without signs, commas or decimal points.')
    .transform((text): number | null | undefined => (text === '' ? null : Number(text)))
    .pipe(schema)

/** A select; the empty choice becomes `null`. */
export const choiceOrNothing = <Choice extends z.ZodEnum>(choice: Choice) =>
  z.union([z.literal('').transform(() => null), choice])
