import { z } from 'zod'

/** A text field that holds a whole number, or nothing. */
export const wholeNumber = (schema: z.ZodType<number | null | undefined, number | null | undefined>) =>
  z
    .string()
    .trim()
    .regex(/^\d*$/, 'Enter digits only, without signs, commas or points.')
    .transform((text): number | null | undefined => (text === '' ? null : Number(text)))
    .pipe(schema)

/** A select whose empty choice means nothing. */
export const choiceOrNothing = <Choice extends z.ZodEnum>(choice: Choice) =>
  z.union([z.literal('').transform(() => null), choice])
